import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { listAnswering } from './answering-queries.ts';
import {
  listActive,
  listLedBelow,
  listRulesThrough,
  type Settled,
  type SettledRow,
  settleDestinations,
} from './left-address-queries.ts';
import { everywhere } from './nearest-queries.ts';
import { listPrefixRules, listRulesAt, ruleOf } from './queries.ts';
import { cycleLabel, follow, matching, type Rule, type Rules, rulesOf } from './redirect-graph.ts';
import type { Destination } from './redirect-path.ts';

export interface Change {
  /** Keys at which a rule or a page came or went. */
  readonly keys: readonly string[];
  /** New rules, stored as they were asked for. */
  readonly sources?: readonly string[];
  /** Where automatic rules lead that would end at one of these keys, which nothing answers any more. */
  readonly instead?: ReadonlyMap<string, Destination>;
  /** Sources whose destination somebody chose: a circle is refused, and nothing else is chosen for them. */
  readonly chosen?: ReadonlySet<string> | undefined;
  /** A rule that staff just wrote: no way may lead through it in a circle. */
  readonly written?: string | undefined;
}

/**
 * Computes the destinations of all rules whose way passes a changed key, under the rules' lock. A rule keeps where it was
 * written to lead; where it leads is the end of the way from there. Gives the sources whose answer changed.
 */
export async function settleRules(db: Db, change: Change): Promise<string[]> {
  return settle(db, await listRulesThrough(db, change.keys, change.sources ?? []), change);
}

async function settle(
  db: Db,
  affected: readonly SettledRow[],
  { instead, chosen, written }: Omit<Change, 'keys'>,
): Promise<string[]> {
  if (affected.length === 0) return [];
  const rules = await readWays(db, affected, instead ?? new Map());
  const ways = affected.map(row => ({ row, ends: endsOf(row, rules, { chosen, written }) }));
  const asked = ways.flatMap(({ ends }) => ends.flatMap(end => end.key ?? []));
  const answering = await listAnswering(db, [...new Set(asked)]);
  const settled: Settled[] = [];
  for (const { row, ends } of ways) {
    const live = ends.find(end => end.key === null || answering.has(end.key));
    const isFree = row.cause !== null && !chosen?.has(row.source_path);
    const end = live ?? (isFree ? otherEnd(row, ends, rules, instead) : ends[0]);
    if (end && !isSettled(row, end))
      settled.push({ source: row.source_path, end, written: writtenOf(row, end) });
  }
  await settleDestinations(db, settled);
  return settled.map(one => one.source);
}

/**
 * The same for changed or removed rules: at their sources, and below the sources of rules that include subpaths. The one that
 * was `written` comes first, so that what leads through it finds its end. Returns the sources whose answer changed.
 */
export async function settleAround(
  db: Db,
  changed: readonly Pick<SettledRow, 'source_path' | 'is_prefix'>[],
  written?: string,
): Promise<string[]> {
  const own = written === undefined ? [] : await listActive(db, 'source_path', [written]);
  const settled = await settle(db, own, { written });
  const keys = new Set(changed.map(rule => rule.source_path));
  for (const { source_path } of changed.filter(rule => rule.is_prefix)) {
    for (const key of await listLedBelow(db, source_path)) keys.add(key);
  }
  return [...settled, ...(await settleRules(db, { keys: [...keys], written }))];
}

/** Where staff or a page's leaving wanted a rule to lead. */
const wanted = (row: SettledRow): Destination => ({
  address: row.written_path ?? row.destination_path,
  key: row.written_path === null ? row.destination_key : row.written_key,
});

const stored = (row: SettledRow): Destination => ({
  address: row.destination_path,
  key: row.destination_key,
});

/** The affected rules as they were written, and all that their ways can meet as it is stored. */
async function readWays(
  db: Db,
  affected: readonly SettledRow[],
  instead: ReadonlyMap<string, Destination>,
): Promise<Rules> {
  const known = new Map<string, Rule>(
    affected.map(row => [row.source_path, { ...ruleOf(row), ...wanted(row) }]),
  );
  const prefixes = (await listPrefixRules(db)).map(ruleOf).filter(rule => !known.has(rule.source));
  const asked = new Set(known.keys());
  let next = [
    ...affected.flatMap(row => [row.destination_key, row.written_key]),
    ...Array.from(instead.values(), one => one.key),
    everywhere.key,
  ];
  for (;;) {
    const unknown = [...new Set(next.filter(key => key !== null && !asked.has(key)))].flatMap(
      key => key ?? [],
    );
    if (unknown.length === 0) return rulesOf([...prefixes, ...known.values()]);
    for (const key of unknown) asked.add(key);
    const found = (await listRulesAt(db, unknown)).map(ruleOf);
    for (const rule of found) known.set(rule.source, rule);
    next = found.map(rule => rule.key);
  }
}

/** Where a rule's way ends from where it was written to lead and, second, from where it leads now. Circles have no end. */
function endsOf(
  row: SettledRow,
  rules: Rules,
  { chosen, written }: Pick<Change, 'chosen' | 'written'>,
): Destination[] {
  const first = follow(row.source_path, wanted(row), rules);
  if ('cycle' in first && chosen?.has(row.source_path)) throw circle(first.cycle, 'redirect_to');
  const second = follow(row.source_path, stored(row), rules);
  if ('cycle' in second && written !== undefined) {
    const isThrough = second.cycle.some(key => matching(key, rules)?.source === written);
    if (isThrough) throw circle(second.cycle, 'destination_path');
  }
  return [first, second].flatMap(followed => ('end' in followed ? followed.end : []));
}

export function circle(trail: readonly string[], path: string): AppError {
  const message = cycleLabel(trail);
  return new AppError('conflict', message, { reason: 'cycle', fields: [{ path, message }] });
}

/** Nothing answers where an automatic rule ends: the page there left without a redirect, or a town has none left. */
function otherEnd(
  row: SettledRow,
  ends: readonly Destination[],
  rules: Rules,
  instead: Change['instead'],
): Destination {
  for (const end of [...ends.flatMap(one => instead?.get(one.key ?? '') ?? []), everywhere]) {
    const followed = follow(row.source_path, end, rules);
    if ('end' in followed) return followed.end;
  }
  return everywhere;
}

function writtenOf(row: SettledRow, end: Destination): Destination | null {
  const was = wanted(row);
  return was.key === null || was.address === end.address ? null : was;
}

function isSettled(row: SettledRow, end: Destination): boolean {
  return row.destination_path === end.address && (row.written_path ?? end.address) === wanted(row).address;
}
