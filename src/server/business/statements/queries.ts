import { type Expression, type SqlBool, sql } from 'kysely';
import type { StatementFilter, StatementInput } from '../../../contract/business/statements.ts';
import { newestSearched } from '../../../contract/platform/route.ts';
import { isShortSearch } from '../../../engine/index.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { contains } from '../../platform/db/folded-search.ts';
import { AppError } from '../../platform/errors.ts';
import { ownerRuleNames } from './check-predicate.ts';
import type { StatementTable } from './statement-row.ts';

export interface StatementText
  extends Pick<StatementInput, 'value' | 'source' | 'source_name' | 'checked_on' | 'license'> {
  readonly expires_on: string | null;
}

export interface NewStatement extends StatementText {
  readonly id: string;
  readonly subject_kind: string;
  readonly subject: string;
  readonly subject_key: string;
  readonly predicate: string;
}

/** Within these days a statement counts as expiring. */
export const expiringDays = 60;

export async function getStatement(db: Db, id: string): Promise<StatementTable> {
  const row = await db.selectFrom('statements').selectAll().where('id', '=', id).executeTakeFirst();
  if (row) return row;
  throw new AppError('not-found', 'Statement not found. It may have been deleted.', {
    reason: 'statement-missing',
  });
}

/** Two sources written at once could miss each other, so changes wait for each other. Reads don't. */
export async function lockStatements(trx: Trx): Promise<void> {
  await sql`lock table statements in share row exclusive mode`.execute(trx);
}

function filtered(db: Db, filter: StatementFilter) {
  const { search, subject_kind, predicate, state } = filter;
  let query = db.selectFrom(eb => {
    const all = eb.selectFrom('statements').selectAll();
    return (isShortSearch(search) ? all.orderBy('id', 'desc').limit(newestSearched) : all).as('statements');
  });
  if (search) query = query.where(contains(sql<string>`subject || E'\\n' || value`, [search]));
  if (subject_kind) query = query.where('subject_kind', '=', subject_kind);
  if (predicate) query = query.where('predicate', '=', predicate);
  if (state) query = query.where(inState[state]);
  return query;
}

const inState: Readonly<Record<NonNullable<StatementFilter['state']>, Expression<SqlBool>>> = {
  disputed: sql<boolean>`is_disputed`,
  expired: sql<boolean>`expires_on < current_date`,
  expiring: sql<boolean>`expires_on between current_date and current_date + ${sql.lit(expiringDays)}`,
  unchecked: sql<boolean>`checked_on is null`,
};

export async function listStatements(db: Db, filter: StatementFilter & PageAfter): Promise<StatementTable[]> {
  let query = filtered(db, filter).selectAll().orderBy('id', 'desc').limit(filter.limit);
  if (filter.after) query = query.where('id', '<', filter.after);
  return query.execute();
}

export async function countStatements(db: Db, filter: StatementFilter, max: number): Promise<number> {
  return countRows(db, filtered(db, filter).select('id').limit(max));
}

/** What expires from today on, the next first. */
export interface ExpiringFilter extends Pick<StatementFilter, 'subject_kind'> {
  readonly days: number;
}

function expiring(db: Db, { days, subject_kind }: ExpiringFilter) {
  const soon = db
    .selectFrom('statements')
    .where(sql<boolean>`expires_on between current_date and current_date + ${days}::int`);
  return subject_kind ? soon.where('subject_kind', '=', subject_kind) : soon;
}

export async function listExpiring(
  db: Db,
  { limit, ...filter }: ExpiringFilter & { readonly limit: number },
): Promise<StatementTable[]> {
  return expiring(db, filter).selectAll().orderBy('expires_on').orderBy('id').limit(limit).execute();
}

export async function countExpiring(db: Db, filter: ExpiringFilter, max: number): Promise<number> {
  return countRows(db, expiring(db, filter).select('id').limit(max));
}

/** What can be shown on this day of these subjects. */
export async function listShown(
  db: Db,
  subjectKeys: readonly string[],
  day: string,
): Promise<
  Pick<
    StatementTable,
    'subject_key' | 'predicate' | 'value' | 'source' | 'source_name' | 'checked_on' | 'is_chosen'
  >[]
> {
  return db
    .selectFrom('statements')
    .select(['subject_key', 'predicate', 'value', 'source', 'source_name', 'checked_on', 'is_chosen'])
    .where('subject_key', '=', sql<string>`any(${subjectKeys}::text[])`)
    .where(sql<boolean>`not starts_with(predicate, 'rule_')`)
    .where(eb => eb.or([eb('expires_on', 'is', null), eb('expires_on', '>=', day)]))
    .orderBy('id')
    .execute();
}

/** Facts that were shown until the day before this one and have expired. */
export async function listExpiredOn(
  db: Db,
  from: string,
  to: string,
): Promise<Pick<StatementTable, 'subject_key' | 'predicate'>[]> {
  return db
    .selectFrom('statements')
    .select(['subject_key', 'predicate'])
    .distinct()
    .where(sql<boolean>`expires_on >= ${from}::date and expires_on < ${to}::date`)
    .execute();
}

/** All statements of one subject and predicate. */
export async function listSources(
  trx: Db,
  { subject_key, predicate }: Pick<StatementTable, 'subject_key' | 'predicate'>,
): Promise<StatementTable[]> {
  return trx
    .selectFrom('statements')
    .selectAll()
    .where('subject_key', '=', subject_key)
    .where('predicate', '=', predicate)
    .orderBy('id')
    .execute();
}

/** All statements of these subjects. */
export async function listOfSubjects(trx: Db, subjectKeys: readonly string[]): Promise<StatementTable[]> {
  return trx
    .selectFrom('statements')
    .selectAll()
    .where('subject_key', '=', sql<string>`any(${subjectKeys}::text[])`)
    .execute();
}

/** Names the predicates among these that were stated here, now or before. */
export async function listStatedPredicates(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name
    where exists (select from statements where predicate = name)
      or exists (select from ended_statements where predicate = name)`.execute(db);
  return rows.map(({ name }) => name);
}

const chunk = 2_000;

export async function insertStatements(trx: Trx, rows: readonly NewStatement[]): Promise<void> {
  for (let from = 0; from < rows.length; from += chunk) {
    await trx
      .insertInto('statements')
      .values(rows.slice(from, from + chunk))
      .execute();
  }
}

export async function updateStatements(
  trx: Trx,
  changes: readonly (StatementText & { readonly id: string })[],
): Promise<void> {
  const columns = ['value', 'source', 'source_name', 'checked_on', 'expires_on', 'license'] as const;
  for (let from = 0; from < changes.length; from += chunk) {
    const some = changes.slice(from, from + chunk);
    const [value, source, source_name, checked_on, expires_on, license] = columns.map(column =>
      some.map(change => change[column]),
    );
    await sql`
      update statements s set value = c.value, source = c.source, source_name = c.source_name,
        checked_on = c.checked_on, expires_on = c.expires_on, license = c.license,
        value_since = case when s.value <> c.value or s.expires_on < (now() at time zone 'utc')::date
          then now() else s.value_since end,
        revision = revision + 1, updated_at = now()
      from unnest(
        ${some.map(({ id }) => id)}::uuid[], ${value}::text[], ${source}::text[], ${source_name}::text[],
        ${checked_on}::date[], ${expires_on}::date[], ${license}::text[]
      ) as c (id, value, source, source_name, checked_on, expires_on, license)
      where s.id = c.id
    `.execute(trx);
  }
}

/** Marks one of several sources as the shown one. */
export async function chooseSource(
  trx: Trx,
  { id, subject_key, predicate }: Pick<StatementTable, 'id' | 'subject_key' | 'predicate'>,
): Promise<void> {
  await trx
    .updateTable('statements')
    .set({
      is_chosen: sql<boolean>`id = ${id}::uuid`,
      value_since: sql`now()`,
      revision: sql`revision + 1`,
      updated_at: sql`now()`,
    })
    .where('subject_key', '=', subject_key)
    .where('predicate', '=', predicate)
    .execute();
}

export async function deleteStatementRow(trx: Trx, id: string): Promise<void> {
  await sql`
    with ended as (delete from statements where id = ${id} returning subject_key, predicate)
    insert into ended_statements (subject_key, predicate) select subject_key, predicate from ended
    on conflict (subject_key, predicate) do update set ended_at = now()`.execute(trx);
}

/** Marks what pages told of these subjects and holds no more, without a statement of it. */
export async function markEnded(
  trx: Trx,
  ended: readonly Pick<StatementTable, 'subject_key' | 'predicate'>[],
): Promise<void> {
  if (ended.length === 0) return;
  await trx
    .insertInto('ended_statements')
    .values(ended.map(({ subject_key, predicate }) => ({ subject_key, predicate })))
    .onConflict(conflict =>
      conflict.columns(['subject_key', 'predicate']).doUpdateSet({ ended_at: sql`now()` }),
    )
    .execute();
}

/** Marks again which statements of these subjects are disputed. */
export async function markDisputed(trx: Trx, subjectKeys: readonly string[]): Promise<void> {
  await sql`
    with judged as (
      select id,
        not bool_or(is_chosen) over same and min(value) over same <> max(value) over same as disputed
      from statements
      where subject_key = any(${subjectKeys}::text[])
      window same as (partition by subject_key, predicate)
    )
    update statements s set is_disputed = disputed
    from judged j
    where s.id = j.id and s.is_disputed <> j.disputed
  `.execute(trx);
}

/** Rules that bind the business, expired ones too: who looks decides. By subject, at most `limit`. */
export async function listOwnerRules(db: Db, limit: number): Promise<StatementTable[]> {
  return db
    .selectFrom('statements')
    .selectAll()
    .where('predicate', '=', sql<string>`any(${ownerRuleNames()}::text[])`)
    .orderBy('subject')
    .orderBy('id')
    .limit(limit)
    .execute();
}
