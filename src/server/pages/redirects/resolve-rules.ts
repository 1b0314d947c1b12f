import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { listAnswering } from './answering-queries.ts';
import {
  listActive,
  listLedBelow,
  listRulesThrough,
  type ResolvableRule,
  type ResolvedRule,
  updateDestinations,
} from './left-address-queries.ts';
import { everywhere } from './nearest-queries.ts';
import { listPrefixRules, listRulesAt, ruleOf } from './queries.ts';
import { cycleLabel, follow, matching, type Rule, type Rules, rulesOf } from './redirect-graph.ts';
import type { Destination } from './redirect-path.ts';

export interface Change {
  /** Keys of added or removed rules and pages. */
  readonly keys: readonly string[];
  /** New rules, stored with their requested destinations. */
  readonly sources?: readonly string[];
  /** Other destinations for automatic rules that would end at one of these keys, which are not live any more. */
  readonly instead?: ReadonlyMap<string, Destination>;
  /** Sources whose destination a user chose: cycles are refused, and no other destination is chosen for them. */
  readonly chosen?: ReadonlySet<string> | undefined;
  /** A rule that staff just wrote: no cycle may lead through it. */
  readonly written?: string | undefined;
}

/**
 * Computes the destinations of all rules whose chain passes a changed key, under the rules' lock. A rule keeps its
 * written destination; the chain from there decides where it leads. Returns the sources whose answer changed.
 */
export async function resolveRules(db: Db, change: Change): Promise<string[]> {
  return resolveAffected(db, await listRulesThrough(db, change.keys, change.sources ?? []), change);
}

async function resolveAffected(
  db: Db,
  affected: readonly ResolvableRule[],
  { instead, chosen, written }: Omit<Change, 'keys'>,
): Promise<string[]> {
  if (affected.length === 0) return [];
  const rules = await readWays(db, affected, instead ?? new Map());
  const ways = affected.map(row => ({ row, ends: endsOf(row, rules, { chosen, written }) }));
  const asked = ways.flatMap(({ ends }) => ends.flatMap(end => end.key ?? []));
  const answering = await listAnswering(db, [...new Set(asked)]);
  const resolved: ResolvedRule[] = [];
  for (const { row, ends } of ways) {
    const live = ends.find((end, index) => {
      if (end.address === '') return index === 0; // Gone by the chain as it is now, not as it was.
      return end.key === null || answering.has(end.key);
    });
    const isFree = row.cause !== null && !chosen?.has(row.source_path);
    const found = live ?? (isFree ? otherEnd(row, ends, rules, instead) : ends[0]);
    const end = found && isFree ? spelled(found, answering.get(found.key ?? '')) : found;
    if (end && !isResolved(row, end))
      resolved.push({ source: row.source_path, end, written: writtenOf(row, end) });
  }
  await updateDestinations(db, resolved);
  return resolved.map(one => one.source);
}

/**
 * Resolves changed or removed rules: at their sources, and below the sources of rules that include subpaths. The one
 * that was `written` comes first, so that what leads through it finds its end. Returns the sources whose answer
 * changed.
 */
export async function resolveAround(
  db: Db,
  changed: readonly Pick<ResolvableRule, 'source_path' | 'is_prefix'>[],
  written?: string,
): Promise<string[]> {
  const own = written === undefined ? [] : await listActive(db, 'source_path', [written]);
  const resolved = await resolveAffected(db, own, { written });
  const keys = new Set(changed.map(rule => rule.source_path));
  for (const { source_path } of changed.filter(rule => rule.is_prefix)) {
    for (const key of await listLedBelow(db, source_path)) keys.add(key);
  }
  return [...resolved, ...(await resolveRules(db, { keys: [...keys], written }))];
}

/** The destination that staff or the page's removal chose. */
const wanted = (row: ResolvableRule): Destination => ({
  address: row.written_path ?? row.destination_path,
  key: row.written_path === null ? row.destination_key : row.written_key,
});

const stored = (row: ResolvableRule): Destination => ({
  address: row.destination_path,
  key: row.destination_key,
});

/** The affected rules with their written destinations, and all stored rules that their chains can reach. */
async function readWays(
  db: Db,
  affected: readonly ResolvableRule[],
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

/** The end of a rule's chain from its written destination and, second, from its stored one. Cycles have no end. */
function endsOf(
  row: ResolvableRule,
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

/** The destination with the path that visitors see: another one leads there with one more redirect. */
function spelled(end: Destination, path: string | null | undefined): Destination {
  const at = end.address.search(/[?#]/);
  const given = at < 0 ? end.address : end.address.slice(0, at);
  return path && given.replace(/\/$/, '') === end.key
    ? { ...end, address: `${path}${end.address.slice(given.length)}` }
    : end;
}

/** An automatic rule ends at a dead address: the page there left without a redirect, or its town has no pages left. */
function otherEnd(
  row: ResolvableRule,
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

function writtenOf(row: ResolvableRule, end: Destination): Destination | null {
  const was = wanted(row);
  return was.key === null || was.address === end.address ? null : was;
}

function isResolved(row: ResolvableRule, end: Destination): boolean {
  return row.destination_path === end.address && (row.written_path ?? end.address) === wanted(row).address;
}
