import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { newestSearched } from '../../../contract/platform/route.ts';
import { isShortSearch } from '../../../engine/index.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { escapeLike } from '../../platform/db/escape-like.ts';
import { contains } from '../../platform/db/folded-search.ts';
import type { Redirects } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import type { Rule } from './redirect-graph.ts';

export type RedirectTable = Selectable<Redirects>;

/** The lock for changes of the rules: the check for cycles must see all of them. */
export async function lockRules(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pagehaul redirects'))`.execute(trx);
}

export async function getRedirect(db: Db, id: string): Promise<RedirectTable> {
  const row = await db.selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'Redirect not found.', { reason: 'redirect-missing' });
  return row;
}

export interface RedirectFilter {
  readonly search?: string | undefined;
  readonly is_active?: 'true' | 'false' | undefined;
  readonly is_automatic?: 'true' | 'false' | undefined;
}

const redirectText = sql<string>`source_path || E'\\n' || destination_path`;

/** Redirects of a filter. `probe`: the rarest part of the search, the only one that the search index looks up. */
export function filteredRedirects(
  db: Db,
  { search, is_active, is_automatic }: RedirectFilter,
  probe?: string,
) {
  let query = db.selectFrom(eb => {
    const all = eb.selectFrom('redirects').selectAll();
    return (isShortSearch(search) ? all.orderBy('id', 'desc').limit(newestSearched) : all).as('redirects');
  });
  if (search) query = query.where(contains(redirectText, [search], probe));
  if (is_active) query = query.where('is_active', '=', is_active === 'true');
  if (is_automatic) query = query.where('cause', is_automatic === 'true' ? 'is not' : 'is', null);
  return query;
}

export async function listRedirects(db: Db, filter: RedirectFilter & PageAfter): Promise<RedirectTable[]> {
  let query = filteredRedirects(db, filter).selectAll().orderBy('id', 'desc').limit(filter.limit);
  if (filter.after) query = query.where('id', '<', filter.after);
  return query.execute();
}

/** Newest first. */
export async function listRedirectsByIds(db: Db, ids: readonly string[]): Promise<RedirectTable[]> {
  return db
    .selectFrom('redirects')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id', 'desc')
    .execute();
}

/** How many there are, counted up to `most`. */
export async function countRedirects(db: Db, filter: RedirectFilter, max: number): Promise<number> {
  return countRows(db, filteredRedirects(db, filter).select('id').limit(max));
}

export const ruleColumns = [
  'source_path',
  'destination_path',
  'destination_key',
  'is_prefix',
  'redirect_type',
] as const;
export type RuleRow = Pick<RedirectTable, (typeof ruleColumns)[number]>;

export const ruleOf = (row: RuleRow): Rule => ({
  source: row.source_path,
  address: row.destination_path,
  key: row.destination_key,
  is_prefix: row.is_prefix,
});

const active = (db: Db) => db.selectFrom('redirects').select(ruleColumns).where('is_active', '=', true);

/** The active rules at these very sources. */
export async function listRulesAt(db: Db, sources: readonly string[]): Promise<RuleRow[]> {
  if (sources.length === 0) return [];
  return active(db).where('source_path', '=', sql<string>`any(${sources})`).execute();
}

/** The active rules at these sources in small letters, however their own are written. */
export async function listRulesInAnyCase(db: Db, keys: readonly string[]): Promise<RuleRow[]> {
  const small = sql<string>`lower(source_path collate "C")`;
  return active(db)
    .where(eb =>
      eb.or([
        eb('source_path', '=', sql<string>`any(${keys})`),
        eb.and([eb('source_path', '<>', small), eb(small, '=', sql<string>`any(${keys})`)]),
      ]),
    )
    .orderBy('source_path', 'desc')
    .execute();
}

/** Paths whose query some active rule compares, at most `most`. */
export async function listQueriedPaths(db: Db, max: number): Promise<string[]> {
  const path = sql<string>`split_part(source_path, '?', 1)`;
  const rows = await db
    .selectFrom('redirects')
    .select(path.as('path'))
    .distinct()
    .where('is_active', '=', true)
    .where(sql<boolean>`source_path like '%?%'`)
    .limit(max)
    .execute();
  return rows.map(row => row.path);
}

/** Active rules in the order of their sources. */
export async function listActiveAfter(db: Db, after: string, limit: number): Promise<RuleRow[]> {
  return active(db).where('source_path', '>', after).orderBy('source_path').limit(limit).execute();
}

export async function listPrefixRules(db: Db): Promise<RuleRow[]> {
  return active(db).where('is_prefix', '=', true).execute();
}

/** Active rules that lead to one of these keys. */
export async function listRulesTo(db: Db, keys: readonly string[]): Promise<RuleRow[]> {
  if (keys.length === 0) return [];
  return active(db).where('destination_key', '=', sql<string>`any(${keys})`).execute();
}

/** Active rules that lead to a path or below it, at most `most`. */
export async function listRulesBelow(db: Db, prefix: string, max: number): Promise<RuleRow[]> {
  return active(db)
    .where(eb =>
      eb.or([eb('destination_key', '=', prefix), eb('destination_key', 'like', `${escapeLike(prefix)}/%`)]),
    )
    .limit(max)
    .execute();
}

export async function findAtSource(trx: Db, source: string): Promise<RedirectTable | undefined> {
  return trx.selectFrom('redirects').selectAll().where('source_path', '=', source).executeTakeFirst();
}

export async function countPrefixRules(db: Db): Promise<number> {
  return countRows(db, db.selectFrom('redirects').select('id').where('is_prefix', '=', true));
}

export async function insertRedirect(trx: Trx, row: Insertable<Redirects>): Promise<void> {
  await trx.insertInto('redirects').values(row).execute();
}

export async function updateRedirect(trx: Trx, id: string, changes: Updateable<Redirects>): Promise<void> {
  await trx
    .updateTable('redirects')
    .set({ ...changes, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteRedirectRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('redirects').where('id', '=', id).execute();
}

/** Adds the hits since the last time. */
export async function addHits(db: Db, hits: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    update redirects r set hits = r.hits + u.hits, last_used_at = now()
    from unnest(${[...hits.keys()]}::text[], ${[...hits.values()]}::bigint[]) as u (source, hits)
    where r.source_path = u.source`.execute(db);
}
