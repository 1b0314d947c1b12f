import type { PoolClient } from 'pg';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { requireRunning } from '../../platform/jobs/chunked-run.ts';
import { addPatternTerms } from '../pages/search-term-queries.ts';
import { wordsOfPattern } from '../pages/search-terms.ts';
import { holdAddresses } from '../redirects/former-address-queries.ts';
import { leaveAddresses } from '../redirects/leave-addresses.ts';
import { returnToAddresses } from '../redirects/return-to-addresses.ts';
import type { JobRenaming } from './job-renaming.ts';
import { problems, takenSlugs } from './write-slug-checks.ts';

export const chunkSize = 2_000;

interface Planned {
  readonly page_id: string;
  readonly from_slug: string;
  readonly to_slug: string;
}

interface Renamed extends Planned {
  readonly status: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
}

/**
 * Renames the next pages with their redirects, in the caller's transaction. A page that was changed, or whose new address
 * was taken since the check, is left out and listed with the reason. False: there are none left.
 */
export async function renameNextPages(client: PoolClient, renaming: JobRenaming): Promise<boolean> {
  const { rows } = await client.query<Planned>(
    `select page_id, from_slug, to_slug from page_renaming_slugs
     where renaming_id = $1 and page_id > $2 and problem is null order by page_id limit $3`,
    [renaming.id, renaming.through, chunkSize],
  );
  const last = rows.at(-1);
  if (!last) return false;
  const taken = await takenSlugs(
    client,
    rows.map(row => row.to_slug),
  );
  const free = rows.filter(row => !taken.has(row.to_slug));
  await addPatternTerms(
    client,
    free.map(row => row.page_id),
    renaming.url_pattern,
    wordsOfPattern(renaming.url_pattern),
  );
  const renamed = await client.query<Renamed>(renamePages, [
    free.map(row => row.page_id),
    free.map(row => row.from_slug),
    free.map(row => row.to_slug),
  ]);
  const db = kyselyOn(client);
  const published = renamed.rows.filter(row => row.status === 'published');
  await returnToAddresses(
    db,
    published.map(row => row.to_slug),
    renaming.id,
  );
  await leaveAddresses(
    db,
    published.map(row => ({
      slug: row.from_slug,
      to: `/${row.to_slug}/`,
      isMove: true,
      page: { id: row.page_id, city: row.city, state: row.state, keyword: row.keyword },
    })),
    renaming.id,
  );
  const archived = renamed.rows.filter(row => row.status === 'archived');
  await holdAddresses(
    db,
    archived.map(row => ({ slug: row.from_slug, page_id: row.page_id, to: `/${row.to_slug}/` })),
    renaming.id,
  );
  await client.query(
    `update page_renaming_slugs set is_renamed = true where renaming_id = $1 and page_id = any($2::uuid[])`,
    [renaming.id, renamed.rows.map(row => row.page_id)],
  );
  const isRenamed = new Set(renamed.rows.map(row => row.page_id));
  const leftOut = rows.filter(row => !isRenamed.has(row.page_id));
  await client.query(noteLeftOut, [
    renaming.id,
    leftOut.map(row => row.page_id),
    leftOut.map(row => taken.get(row.to_slug) ?? problems.moved),
    problems.deleted,
  ]);
  const update = await client.query(
    `update page_renamings set renamed_pages = renamed_pages + $2, problem_count = problem_count + $3, through = $4,
       updated_at = now() where id = $1 and status = 'renaming'`,
    [renaming.id, renamed.rows.length, leftOut.length, last.page_id],
  );
  requireRunning(update);
  return true;
}

const renamePages = `
  update generated_landing_pages g set slug = u.to_slug, updated_at = now(), public_since = now()
  from unnest($1::uuid[], $2::text[], $3::text[]) as u (page_id, from_slug, to_slug)
  where g.id = u.page_id and g.slug = u.from_slug
  returning u.page_id, u.from_slug, u.to_slug, g.status, coalesce(g.field_values ->> 'city', '') as city,
            coalesce(g.field_values ->> 'state', '') as state, coalesce(g.field_values ->> 'keyword', '') as keyword`;

/** Deleted is checked before the page's address. */
const noteLeftOut = `
  update page_renaming_slugs s
  set problem = case when exists (select from generated_landing_pages g where g.id = u.page_id) then u.problem else $4 end
  from unnest($2::uuid[], $3::text[]) as u (page_id, problem)
  where s.renaming_id = $1 and s.page_id = u.page_id`;
