import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Trx } from '../../platform/db/database.ts';
import { leaveAddresses } from '../redirects/leave-addresses.ts';
import type { PageFacts } from '../redirects/nearest-queries.ts';

const chunkSize = 5_000;

/**
 * Deletes every page of a template in the caller's transaction. Published pages are redirected (`redirectTo`: the
 * destination; null: none; left out: each to the most similar remaining page). Returns the number of pages.
 */
export async function deletePagesOfTemplate(
  trx: Trx,
  templateId: string,
  redirectTo?: string | null,
): Promise<number> {
  // All pages are deleted before the first redirect is written, so no redirect leads to a page that is being deleted.
  await sql`
    create temp table left_pages (place integer, slug text, id uuid, city text, state text, keyword text)
    on commit drop`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from generated_landing_pages where template_id = ${templateId} returning id, slug, status, field_values
    ), kept as (
      insert into left_pages
      select row_number() over (order by id), slug, id, coalesce(field_values ->> 'city', ''),
             coalesce(field_values ->> 'state', ''), coalesce(field_values ->> 'keyword', '')
      from gone where status = 'published'
    )
    select count(*) from gone`.execute(trx);
  const cause = uuid();
  for (let through = 0; ; through += chunkSize) {
    const left = await sql<PageFacts & { slug: string }>`
      select slug, id, city, state, keyword from left_pages
      where place > ${through} and place <= ${through + chunkSize}`.execute(trx);
    if (left.rows.length === 0) break;
    const to = redirectTo === undefined ? {} : { to: redirectTo };
    await leaveAddresses(
      trx,
      left.rows.map(({ slug, ...page }) => Object.assign({ slug, page }, to)),
      cause,
    );
  }
  return rows[0]?.count ?? 0;
}
