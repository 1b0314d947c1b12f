import { v7 as uuid } from 'uuid';
import {
  maxPrefixRedirects,
  type RedirectAnswer,
  type RedirectInput,
} from '../../../contract/pages/redirects.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { requireUnchanged } from '../../platform/require-unchanged.ts';
import { announceSources } from './announce-sources.ts';
import { listAnswering } from './answering-queries.ts';
import { presentRedirect } from './present-redirect.ts';
import {
  countPrefixRules,
  findAtSource,
  getRedirect,
  insertRedirect,
  listRulesBelow,
  listRulesTo,
  lockRules,
  type RedirectTable,
  ruleOf,
  updateRedirect,
} from './queries.ts';
import type { RedirectContext } from './redirect-context.ts';
import { type Destination, queryKeyOf, readEnds } from './redirect-path.ts';
import { circle, resolveAround } from './resolve-rules.ts';

/** Rules that staff write or change become manual: the program never removes them. */
const madeByHand = { cause: null, page_id: null, written_path: null, written_key: null };

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
    await requireEnd(trx, source, destination);
    const pointing = input.is_prefix
      ? await listRulesBelow(trx, source, maxMoved + 1)
      : await listRulesTo(trx, [source]);
    if (input.is_active && input.is_prefix && pointing.length > maxMoved) {
      throw refused(
        'is_prefix',
        `More than ${maxMoved.toLocaleString('en-US')} redirects lead below ${source}. Import them with their new destinations instead.`,
      );
    }
    const rule = {
      source_path: source,
      destination_path: destination.address,
      destination_key: destination.key,
      redirect_type: input.redirect_type,
      is_prefix: input.is_prefix,
      is_active: input.is_active,
      description: input.description,
      ...madeByHand,
    };
    const stored = id ?? uuid();
    if (old) await updateRedirect(trx, stored, rule);
    else await insertRedirect(trx, { id: stored, ...rule });
    // A disabled rule affects no other. It is resolved when it is enabled.
    const changed = [rule, ...(old ? [old] : [])];
    const resolved = await resolveAround(trx, changed, source);
    const row = await getRedirect(trx, stored);
    await writeActivity(trx, {
      action: old ? 'saved' : 'created',
      noun: 'redirects',
      id: stored,
      name: source,
      ...(old && { before: { destination: old.destination_path, active: old.is_active } }),
      after: { destination: row.destination_path, active: row.is_active },
    });
    const sources = [...new Set([...changed.map(one => one.source_path), ...resolved])];
    await announceSources(trx, sources);
    const moved = new Set(resolved.filter(one => one !== source));
    const flattened = input.is_active ? pointing.filter(one => moved.has(one.source_path)).length : 0;
    return { row, flattened, sources };
  });
  await context.reload(written.sources);
  return {
    redirect: presentRedirect(written.row),
    flattened: written.flattened,
    ...(await judge(context, written.row)),
  };
}

/** A rule with a query is met at run time alone, so no other may lead to it: a visitor could go round in a circle. */
async function requireEnd(trx: Trx, source: string, destination: Destination): Promise<void> {
  const met = queryKeyOf(destination);
  const rule = met === null ? undefined : await findAtSource(trx, met);
  if (rule) {
    throw refused(
      'destination_path',
      `${met} redirects to ${rule.destination_path}. Enter that destination instead.`,
    );
  }
  const [path = '', query] = source.split('?', 2);
  if (query === undefined) return;
  const before = (await listRulesTo(trx, [path])).find(one => queryKeyOf(ruleOf(one)) === source);
  if (before) {
    throw refused('source_path', `${before.source_path} redirects to this address. Change that one first.`);
  }
}

function readInput(
  context: RedirectContext,
  input: RedirectInput,
): { source: string; destination: Destination } {
  const { source, destination } = readEnds(
    { source: input.source_path, destination: input.destination_path, type: input.redirect_type },
    context.ownHost,
  );
  const fields = [
    ...('problem' in source ? [{ path: 'source_path', message: source.problem }] : []),
    ...('problem' in destination ? [{ path: 'destination_path', message: destination.problem }] : []),
  ];
  if ('problem' in source || 'problem' in destination) {
    throw new AppError('invalid', fields.map(field => field.message).join('. '), { fields });
  }
  if (input.is_prefix && source.key.includes('?'))
    throw refused('is_prefix', 'A source with a query has no subpaths.');
  if (destination.key === source.key) throw circle([source.key, source.key], 'destination_path');
  return { source: source.key, destination };
}

function refused(path: string, message: string, reason = 'redirect'): AppError {
  return new AppError(reason === 'redirect' ? 'invalid' : 'conflict', message, {
    reason,
    fields: [{ path, message }],
  });
}

/** What staff may not have meant: a live page that can't be reached any more, or a destination that isn't there. */
async function judge(
  { database }: Pick<RedirectContext, 'database'>,
  row: RedirectTable,
): Promise<{ hides_page: boolean; leads_nowhere: boolean }> {
  const { source_path, destination_key, is_active } = row;
  const live = await listAnswering(database.kysely, [
    source_path,
    ...(destination_key ? [destination_key] : []),
  ]);
  return {
    hides_page: is_active && live.has(source_path),
    leads_nowhere: destination_key !== null && !live.has(destination_key),
  };
}
