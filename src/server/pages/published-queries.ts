import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import { type ShownPage, shownColumns } from './page-row.ts';

/** A published page, and whether its address leads elsewhere all the same. */
export interface StandingPage extends ShownPage {
  readonly is_redirected: boolean;
}

const rowsAt = `
  select ${shownColumns.join(', ')},
    exists (select from redirects r where r.source_path = '/' || g.slug and r.is_active) as is_redirected
  from generated_landing_pages g where slug = any($1::text[]) and status = 'published'`;

/** The published pages at these addresses, in any order. Asked for at every uncached page, so each connection plans it once. */
export async function listPublishedRows(
  { pool }: Pick<Database, 'pool'>,
  slugs: readonly string[],
): Promise<readonly StandingPage[]> {
  if (slugs.length === 0) return [];
  const { rows } = await pool.query<StandingPage>({ name: 'published-rows', text: rowsAt, values: [slugs] });
  return rows;
}

const flagsOf = `
  select string_agg(case when g.id is null then '0' else '1' end, '' order by a.at) as flags
  from unnest(string_to_array($1, ',')) with ordinality a (slug, at)
  left join generated_landing_pages g on g.slug = a.slug and g.status = 'published'`;

/** Of each of these addresses, whether it has a published page. No address has a comma, and one long text is sooner written and read than a thousand. */
export async function arePublished(
  { pool }: Pick<Database, 'pool'>,
  slugs: readonly string[],
): Promise<readonly boolean[]> {
  if (slugs.length === 0) return [];
  const { rows } = await pool.query<{ flags: string }>({
    name: 'are-published',
    text: flagsOf,
    values: [slugs.join(',')],
  });
  const flags = rows[0]?.flags ?? '';
  if (flags.length !== slugs.length) throw new Error('An address that was asked for has a comma.');
  return Array.from(flags, flag => flag === '1');
}

/**
 * Published pages after the first address up to the second, in their order; to the end where there is no second. Without those
 * whose address a rule leads elsewhere, as visitors have it.
 */
export async function listPublishedBetween(db: Db, after: string, upTo: string | null): Promise<ShownPage[]> {
  const rules = db.selectFrom('redirects as r').select('r.id').where('r.is_active', '=', true);
  const exact = rules.where(sql<boolean>`r.source_path = '/' || g.slug`);
  const prefix = rules
    .where('r.is_prefix', '=', true)
    .where(sql<boolean>`starts_with('/' || g.slug || '/', r.source_path || '/')`);
  const query = db
    .selectFrom('generated_landing_pages as g')
    .select(shownColumns)
    .where('g.slug', '>', after)
    .where('g.status', '=', 'published')
    .where(eb => eb.not(eb.exists(exact)))
    .where(eb => eb.not(eb.exists(prefix)))
    .orderBy('g.slug');
  return (upTo === null ? query : query.where('g.slug', '<=', upTo)).execute();
}

/** The address that is so many further on, published or not; null where there are fewer. */
export async function findAddressAfter(db: Db, after: string, count: number): Promise<string | null> {
  const row = await db
    .selectFrom('generated_landing_pages')
    .select('slug')
    .where('slug', '>', after)
    .orderBy('slug')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.slug ?? null;
}
