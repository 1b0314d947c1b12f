import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { tableFacts } from '../tables/table-facts.ts';

/** Tables that a change of may change a page; the others are not shown, or compared row by row. */
const shownTables = Object.entries(tableFacts)
  .filter(([, { isShown = true }]) => isShown)
  .map(([name]) => name)
  .toSorted();

/** The shown columns of tables that also count visits. */
const shownOf: Readonly<Record<string, string>> = {
  redirects: 'row(source_path, destination_path, redirect_type, is_active, is_prefix)::text',
};

/** Later changes are made by this transaction or a later one. */
export interface DatabaseSnapshot {
  readonly transaction: string;
  /** The database, its cluster and timeline: a copied or rewound database counts its own transactions. */
  readonly cluster: string;
}

export async function findSnapshot(db: Db): Promise<DatabaseSnapshot> {
  const { rows } = await sql<DatabaseSnapshot>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as transaction,
      concat_ws(' ', current_database(), (select system_identifier from pg_control_system()),
        (select timeline_id from pg_control_checkpoint())) as cluster`.execute(db);
  const [snapshot] = rows;
  if (!snapshot) throw new Error('The database did not report its transactions.');
  return snapshot;
}

/** A fingerprint of all shown tables; it differs after each change. */
export async function markShownTables(db: Db): Promise<string> {
  const marks = shownTables.map(name => {
    // A changed row is a new version, written by another transaction.
    const version = sql.raw(shownOf[name] ?? `xmin::text || ' ' || ctid::text`);
    return sql`select count(*), sum(hashtextextended(${version}, 0)) from ${sql.table(name)}`;
  });
  const { rows } = await sql<{
    count: string;
    sum: string | null;
  }>`${sql.join(marks, sql` union all `)}`.execute(db);
  return JSON.stringify(rows.map(({ count, sum: mark }, at) => [shownTables[at], count, mark]));
}

/**
 * The number of published pages that no redirect hides, and a fingerprint of what other pages show of them and find them by.
 * `has_own_words` is not part of it: it decides how neighbors are queried, not which they are.
 */
export async function markPublished(db: Db): Promise<{ readonly pages: number; readonly mark: string }> {
  const values = ['keyword', 'city', 'state'].map(name => `g.field_values ->> '${name}'`).join(', ');
  const { rows } = await sql<{ pages: number; mark: string }>`
    select
      count(*) - (
        select count(*) from generated_landing_pages g
        where g.status = 'published' and g.slug in (select substr(source_path, 2) from redirects where is_active)
      ) as pages,
      coalesce(sum(hash_record_extended(row(
        g.slug, g.hero_title, g.is_noindex, g.generation_batch_id, v.content_pack, ${sql.raw(values)}
      ), 0)), 0)::text as mark
    from generated_landing_pages g join template_versions v on v.id = g.template_version_id
    where g.status = 'published'`.execute(db);
  return rows[0] ?? { pages: 0, mark: '' };
}

/** Published pages whose row, or whose version's row, was written by this transaction or a later one; in no order. `since`: its low 32 bits. */
export async function listWrittenSince(db: Db, since: string, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ slug: string }>`
    select g.slug from generated_landing_pages g join template_versions v on v.id = g.template_version_id
    where g.status = 'published'
      and (age(g.xmin) <= age(${since}::text::xid) or age(v.xmin) <= age(${since}::text::xid))
    limit ${limit}`.execute(db);
  return rows.map(({ slug }) => slug);
}
