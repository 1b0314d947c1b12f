import type { PoolClient } from 'pg';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import type { ChangePart, JobChange, PartOutcome } from '../page-changes/change-part.ts';
import { addPatternTerms } from '../pages/search-term-queries.ts';
import { wordsOfPattern } from '../pages/search-terms.ts';
import { holdAddresses } from '../redirects/former-address-queries.ts';
import { leaveAddresses } from '../redirects/leave-addresses.ts';
import { returnToAddresses } from '../redirects/return-to-addresses.ts';
import { problems, takenSlugs } from './write-slug-checks.ts';

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

/** Gives the pages of a part the addresses that were checked, in the caller's transaction. */
export async function writeRenamedPages(
  client: PoolClient,
  change: JobChange,
  part: ChangePart,
): Promise<PartOutcome> {
  const { rows } = await client.query<Planned>(
    `select page_id, from_slug, to_slug from page_change_slugs
     where change_id = $1 and page_id = any($2::uuid[]) and problem is null order by page_id`,
    [change.id, part.page_ids],
  );
  return renamePages(client, change, rows);
}

/** Gives the pages of a part their former addresses back. The newer ones lead there. */
export async function writeFormerSlugs(
  client: PoolClient,
  change: JobChange,
  part: ChangePart,
): Promise<PartOutcome> {
  const { rows } = await client.query<Planned>(
    `select page_id, to_slug as from_slug, from_slug as to_slug from page_change_slugs
     where change_id = $1 and page_id = any($2::uuid[]) order by page_id`,
    [change.undoes, part.page_ids],
  );
  return renamePages(client, change, rows);
}

/**
 * Renames pages with their redirects. A page that was changed, or whose new address was taken since the check, is left
 * out and listed with the reason.
 */
async function renamePages(
  client: PoolClient,
  { id, url_pattern }: JobChange,
  rows: readonly Planned[],
): Promise<PartOutcome> {
  await client.query(
    'select from generated_landing_pages where id = any($1::uuid[]) order by id for update',
    [rows.map(row => row.page_id)],
  );
  const taken = await takenSlugs(
    client,
    rows.map(row => row.to_slug),
  );
  const free = rows.filter(row => !taken.has(row.to_slug));
  if (url_pattern !== null) {
    await addPatternTerms(
      client,
      free.map(row => row.page_id),
      url_pattern,
      wordsOfPattern(url_pattern),
    );
  }
  const renamed = await client.query<Renamed>(updateSlugs, [
    free.map(row => row.page_id),
    free.map(row => row.from_slug),
    free.map(row => row.to_slug),
  ]);
  await leadToNewAddresses(client, id, renamed.rows);
  const isRenamed = new Set(renamed.rows.map(row => row.page_id));
  const leftOut = rows.filter(row => !isRenamed.has(row.page_id));
  await client.query(noteLeftOut, [
    id,
    leftOut.map(row => row.page_id),
    leftOut.map(row => row.from_slug),
    leftOut.map(row => row.to_slug),
    leftOut.map(row => taken.get(row.to_slug) ?? problems.moved),
    problems.deleted,
  ]);
  return {
    changed: renamed.rows.map(row => ({ id: row.page_id, slug: row.to_slug, before: row.from_slug })),
    missing: 0,
    unchanged: 0,
    problems: leftOut.length,
    affectsNeighbors: true,
  };
}

async function leadToNewAddresses(
  client: PoolClient,
  changeId: string,
  renamed: readonly Renamed[],
): Promise<void> {
  const db = kyselyOn(client);
  const published = renamed.filter(row => row.status === 'published');
  await returnToAddresses(
    db,
    published.map(row => row.to_slug),
    changeId,
  );
  await leaveAddresses(
    db,
    published.map(row => ({
      slug: row.from_slug,
      to: `/${row.to_slug}/`,
      isMove: true,
      page: { id: row.page_id, city: row.city, state: row.state, keyword: row.keyword },
    })),
    changeId,
  );
  const archived = renamed.filter(row => row.status === 'archived');
  await holdAddresses(
    db,
    archived.map(row => ({ slug: row.from_slug, page_id: row.page_id, to: `/${row.to_slug}/` })),
    changeId,
  );
}

const updateSlugs = `
  update generated_landing_pages g set slug = u.to_slug, updated_at = now(), public_since = now()
  from unnest($1::uuid[], $2::text[], $3::text[]) as u (page_id, from_slug, to_slug)
  where g.id = u.page_id and g.slug = u.from_slug
  returning u.page_id, u.from_slug, u.to_slug, g.status, coalesce(g.field_values ->> 'city', '') as city,
            coalesce(g.field_values ->> 'state', '') as state, coalesce(g.field_values ->> 'keyword', '') as keyword`;

/** Deleted is checked before the page's address. */
const noteLeftOut = `
  insert into page_change_slugs (change_id, page_id, from_slug, to_slug, problem)
  select $1, u.page_id, u.from_slug, u.to_slug,
    case when exists (select from generated_landing_pages g where g.id = u.page_id) then u.problem else $6 end
  from unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) as u (page_id, from_slug, to_slug, problem)
  on conflict (change_id, page_id) do update set problem = excluded.problem`;
