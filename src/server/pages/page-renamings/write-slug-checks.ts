import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { slugSchema } from '../../../contract/pages/pages.ts';
import { compileSlugPattern, type SlugPattern } from '../../../engine/index.ts';
import { createdAtSql } from '../../platform/db/creation-order.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { requireRunning } from '../../platform/jobs/chunked-run.ts';
import { filteredPages, findFilter } from '../pages/list-queries.ts';
import { fieldValuesSchema } from '../pages/page-row.ts';
import { listSitePaths } from '../pages/slug-queries.ts';
import type { JobRenaming } from './job-renaming.ts';

const chunkSize = 5_000;

const ofBatch = 'generation_batch_id = $1 and id > $2 order by id';
const ofPicked =
  'id = any((select page_ids from page_renamings where id = $1)::uuid[]) and id > $2 order by id';
const ofTemplate = `template_id = $1 and ${createdAtSql('id')} >= ${createdAtSql('$2::uuid')} and id > $2 order by ${createdAtSql('id')}, id`;

interface CheckedPage {
  readonly id: string;
  readonly slug: string;
  readonly field_values: unknown;
}

/** Why a page can't have its new address, as people read it. */
export const problems = {
  shape: 'Nothing usable is left of the address',
  reserved: 'The site itself uses this address',
  taken: 'Another page has this address',
  twice: 'Another of these pages would get the same address',
  redirected: 'A redirect made by hand starts at this address',
  moved: 'The page got another address after the check',
  deleted: 'The page was deleted after the check',
};

/** Checks the next pages and stores their new addresses. False: there are none left. */
export async function checkNextSlugs(
  client: PoolClient,
  renaming: JobRenaming,
  isReserved: (slug: string) => boolean,
): Promise<boolean> {
  const rows = await listNextPages(client, renaming);
  const last = rows.at(-1);
  if (!last) return false;
  const fill = slugsOf(renaming.url_pattern);
  const wanted = rows.map(row => ({ ...row, to: fill(fieldValuesSchema.parse(row.field_values)) }));
  const changed = wanted.filter(row => row.to !== row.slug);
  const taken = await takenSlugs(
    client,
    changed.map(row => row.to),
  );
  const checked = changed.map(row => ({
    ...row,
    problem: !slugSchema.safeParse(row.to).success
      ? problems.shape
      : isReserved(row.to)
        ? problems.reserved
        : (taken.get(row.to) ?? null),
  }));
  const stored = await client.query<{ problem: string | null }>(insertSlugs, [
    renaming.id,
    checked.map(row => row.id),
    checked.map(row => row.slug),
    checked.map(row => row.to),
    checked.map(row => row.problem),
    problems.twice,
  ]);
  const update = await client.query(
    `update page_renamings set checked_pages = checked_pages + $2, same_pages = same_pages + $3,
       problem_count = problem_count + $4, through = $5, updated_at = now() where id = $1 and status = 'checking'`,
    [
      renaming.id,
      rows.length,
      rows.length - changed.length,
      stored.rows.filter(row => row.problem !== null).length,
      last.id,
    ],
  );
  requireRunning(update);
  return true;
}

async function listNextPages(client: PoolClient, renaming: JobRenaming): Promise<CheckedPage[]> {
  const { id, filter, except_ids, is_picked, generation_batch_id, template_id, through } = renaming;
  if (filter) {
    const db = kyselyOn(client);
    return filteredPages(db, await findFilter(db, filter))
      .select(['g.id', 'g.slug', 'g.field_values'])
      .where('g.id', '>', through)
      .where(sql<boolean>`g.id <> all(${except_ids ?? []}::uuid[])`)
      .orderBy('g.id')
      .limit(chunkSize)
      .execute();
  }
  const { rows } = await client.query<CheckedPage>(
    `select id, slug, field_values from generated_landing_pages
     where ${is_picked ? ofPicked : generation_batch_id ? ofBatch : ofTemplate} limit $3`,
    [is_picked ? id : (generation_batch_id ?? template_id), through, chunkSize],
  );
  return rows;
}

/** Addresses of existing pages, and sources of redirects by staff. Pages about to be renamed keep theirs until then. */
export async function takenSlugs(
  client: PoolClient,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ slug: string; is_page: boolean }>(
    `select slug, true as is_page from generated_landing_pages where slug = any($1)
     union all
     select substr(source_path, 2), false from redirects
     where source_path = any(select '/' || s from unnest($1::text[]) s) and cause is null and is_active`,
    [slugs],
  );
  const sitePaths = await listSitePaths(kyselyOn(client), slugs);
  return new Map([
    ...rows.map(row => [row.slug, row.is_page ? problems.taken : problems.redirected] as const),
    ...sitePaths.map(path => [path.slice(1), problems.reserved] as const),
  ]);
}

/** Stores the new addresses. If several pages would get the same address, the first gets it. */
const insertSlugs = `
  insert into page_renaming_slugs (renaming_id, page_id, from_slug, to_slug, problem)
  select $1, w.id, w.slug, w.target, coalesce(w.problem,
    case when w.place > 1 or exists (select 1 from page_renaming_slugs o
                                     where o.renaming_id = $1 and o.to_slug = w.target and o.problem is null)
    then $6 end)
  from (select *, row_number() over (partition by target, problem is null order by id) as place
        from unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) as u (id, slug, target, problem)) w
  returning problem`;

/** Fills a pattern; pages of a template have nearly always the same fields, so it is compiled once. */
function slugsOf(pattern: string): (values: Record<string, string>) => string {
  const compiled = new Map<string, SlugPattern>();
  return values => {
    const names = ['keyword', 'city', 'state', ...Object.keys(values)];
    const key = names.join();
    const found = compiled.get(key) ?? compileSlugPattern(pattern, names);
    if (compiled.size < 1_000) compiled.set(key, found);
    return found.fill(values);
  };
}
