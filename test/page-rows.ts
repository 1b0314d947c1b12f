import type { Database } from '../src/server/platform/db/database.ts';

/**
 * Inserts many pages at once, by SQL alone: copies of an existing page, of the same template and version, published.
 * Each has its own town ("Mill 1", "Mill 2" …), or several share one.
 */
export async function insertPages(
  { pool }: Pick<Database, 'pool'>,
  {
    like,
    perTown = 1,
    count,
    slug = 'mill',
    daysAgo = 0,
  }: { like: string; count: number; perTown?: number; slug?: string; daysAgo?: number },
): Promise<void> {
  await pool.query(
    `insert into generated_landing_pages
       (id, template_id, template_version_id, seed, slug, title, meta_description, hero_title, hero_subtitle,
        field_values, created_at, updated_at)
     select
       (lpad(to_hex((extract(epoch from now() - make_interval(days => $4)) * 1000)::bigint), 12, '0') || '7'
         || lpad(to_hex(n / 65536), 3, '0') || '8' || lpad(to_hex(n % 65536), 15, '0'))::uuid,
       template_id, template_version_id, n, $3 || '-' || n || '-fl', 'Hauling in Mill ' || n || ', FL',
       meta_description, hero_title, hero_subtitle,
       jsonb_build_object('city', 'Mill ' || (n - 1) / $5 + 1, 'state', 'FL', 'keyword', 'hauling ' || n % $5),
       now() - make_interval(days => $4), now() - make_interval(days => $4)
     from generated_landing_pages g, generate_series(1, $2) n where g.id = $1`,
    [like, count, slug, daysAgo, perTown],
  );
}
