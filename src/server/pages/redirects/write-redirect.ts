import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import {
  maxPrefixRedirects,
  type RedirectAnswer,
  type RedirectInput,
} from '../../../contract/pages/redirects.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { DB } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { requireUnchanged } from '../../platform/require-unchanged.ts';
import { announceSources } from './announce-sources.ts';
import { judge } from './judge-redirect.ts';
import { presentRedirect } from './present-redirect.ts';
import {
  countPrefixRules,
  findAtSource,
  getRedirect,
  insertRedirect,
  listPrefixRules,
  listRulesAt,
  listRulesBelow,
  listRulesTo,
  lockRules,
  moveDestinations,
  ruleOf,
  updateRedirect,
} from './queries.ts';
import type { RedirectContext } from './redirect-context.ts';
import { cycleLabel, follow, type Rule, rulesOf } from './redirect-graph.ts';
import { type Destination, readDestination, readSource } from './redirect-path.ts';
import { resolveAround } from './resolve-rules.ts';

/** Rules that staff write or change become manual: the program never removes them. */
const madeByHand = { cause: null, page_id: null };

/** More rules than this below a new prefix are not updated at once. */
const maxMoved = 20_000;

/** Adds a redirect (`id` null) or replaces one. Cycles are refused; whatever led to its source leads straight on. */
export async function writeRedirect(
  context: RedirectContext,
  id: string | null,
  input: RedirectInput,
): Promise<RedirectAnswer> {
  const { source, destination } = readInput(context, input);
  const written = await context.database.kysely.transaction().execute(async trx => {
    await lockRules(trx);
    const old = id === null ? null : await getRedirect(trx, id);
    if (old) requireUnchanged(old, input.updated_at, 'this redirect', presentRedirect(old));
    const taken = await findAtSource(trx, source);
    if (taken && taken.id !== id) {
      throw refused(
        'source_path',
        `There is a redirect from ${source} already. Change that one.`,
        'source-taken',
      );
    }
    if (input.is_prefix && !old?.is_prefix && (await countPrefixRules(trx)) >= maxPrefixRedirects) {
      throw refused('is_prefix', `At most ${maxPrefixRedirects} redirects may include all subpaths.`);
    }
    const rule: Rule = { source, ...destination, is_prefix: input.is_prefix };
    // A disabled rule affects no other. It is resolved when it is enabled.
    const resolved = input.is_active
      ? await resolveRule(trx, rule, old?.source_path ?? null)
      : { end: rule, moved: 0 };
    const row = {
      source_path: source,
      destination_path: resolved.end.address,
      destination_key: resolved.end.key,
      redirect_type: input.redirect_type,
      is_prefix: input.is_prefix,
      is_active: input.is_active,
      description: input.description,
      ...madeByHand,
      ...writtenAs(destination, resolved.end),
    };
    const stored = id ?? uuid();
    if (old) await updateRedirect(trx, stored, row);
    else await insertRedirect(trx, { id: stored, ...row });
    await writeActivity(trx, {
      action: old ? 'saved' : 'created',
      noun: 'redirects',
      id: stored,
      name: source,
      ...(old && { before: { destination: old.destination_path, active: old.is_active } }),
      after: { destination: row.destination_path, active: row.is_active },
    });
    // Rules written to lead through here follow, also if another rule or page was in between.
    const alsoResolved = await resolveAround(trx, [row, ...(old ? [old] : [])]);
    const sources = [...new Set([source, ...(old ? [old.source_path] : []), ...alsoResolved])];
    await announceSources(trx, sources);
    return { row: await getRedirect(trx, stored), flattened: resolved.moved, sources };
  });
  await context.reload(written.sources);
  return {
    redirect: presentRedirect(written.row),
    flattened: written.flattened,
    ...(await judge(context, written.row)),
  };
}

/** The requested destination, if a rule there redirects further. */
function writtenAs(wanted: Destination, end: Destination) {
  const isElsewhere = wanted.key !== null && wanted.address !== end.address;
  return isElsewhere
    ? { written_path: wanted.address, written_key: wanted.key }
    : { written_path: null, written_key: null };
}

function readInput(
  context: RedirectContext,
  input: RedirectInput,
): { source: string; destination: Destination } {
  const source = readSource(input.source_path);
  const destination = readDestination(input.destination_path, context.ownHost);
  const fields = [
    ...('problem' in source ? [{ path: 'source_path', message: source.problem }] : []),
    ...('problem' in destination ? [{ path: 'destination_path', message: destination.problem }] : []),
  ];
  if ('problem' in source || 'problem' in destination) {
    throw new AppError('invalid', fields.map(field => field.message).join('. '), { fields });
  }
  return { source: source.key, destination };
}

/** The rule's real destination, after all rules that led to its source were moved on. */
async function resolveRule(
  trx: Transaction<DB>,
  rule: Rule,
  oldSource: string | null,
): Promise<{ end: Destination; moved: number }> {
  const others = (rows: readonly Rule[]) =>
    rows.filter(one => one.source !== oldSource && one.source !== rule.source);
  const prefixes = others((await listPrefixRules(trx)).map(ruleOf));
  const known = [...prefixes, rule];
  const end = await followStored(trx, rule, known, others);
  const resolved: Rule = { ...rule, ...end };
  const pointing = others(
    (rule.is_prefix
      ? await listRulesBelow(trx, rule.source, maxMoved + 1)
      : await listRulesTo(trx, [rule.source])
    ).map(ruleOf),
  );
  if (pointing.length > maxMoved) {
    throw refused(
      'is_prefix',
      `More than ${maxMoved.toLocaleString('en-US')} redirects lead below ${rule.source}. Import them with their new destinations instead.`,
    );
  }
  const moves: { source: string; address: string; key: string | null }[] = [];
  for (const one of pointing) {
    const moved = await followStored(trx, one, [...prefixes, resolved], others);
    if (moved.address !== one.address) moves.push({ source: one.source, ...moved });
  }
  await moveDestinations(trx, moves);
  return { end, moved: moves.length };
}

/** Follows a rule through the known rules and, step by step, those in the database. */
async function followStored(
  trx: Transaction<DB>,
  rule: Rule,
  known: readonly Rule[],
  others: (rows: readonly Rule[]) => readonly Rule[],
): Promise<Destination> {
  const found = [...known];
  const asked = new Set(found.filter(one => !one.is_prefix).map(one => one.source));
  for (;;) {
    const followed = follow(rule.source, rule, rulesOf(found));
    if ('cycle' in followed) throw cycle(followed.cycle);
    const { key } = followed.end;
    if (key === null || asked.has(key)) return followed.end;
    asked.add(key);
    const next = others((await listRulesAt(trx, [key])).map(ruleOf));
    if (next.length === 0) return followed.end;
    found.push(...next);
  }
}

function cycle(trail: readonly string[]): AppError {
  return refused('destination_path', cycleLabel(trail), 'cycle');
}

function refused(path: string, message: string, reason = 'redirect'): AppError {
  return new AppError(reason === 'redirect' ? 'invalid' : 'conflict', message, {
    reason,
    fields: [{ path, message }],
  });
}
