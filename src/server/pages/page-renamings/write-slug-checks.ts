import type { PoolClient } from 'pg';
import { slugSchema } from '../../../contract/pages/pages.ts';
import { compileSlugPattern, type SlugPattern } from '../../../engine/index.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import type { ChangePart, JobChange, PartOutcome } from '../page-changes/change-part.ts';
import { fieldValuesSchema } from '../pages/page-row.ts';
import { isReservedSlug } from '../pages/reserved-slugs.ts';
import { listSitePaths } from '../pages/slug-queries.ts';

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

/** Checks the pages of a part and stores their new addresses, in the caller's transaction. */
export async function checkSlugs(
  client: PoolClient,
  { id, url_pattern }: JobChange,
  { page_ids }: ChangePart,
): Promise<PartOutcome> {
  const { rows } = await client.query<CheckedPage>(
    'select id, slug, field_values from generated_landing_pages where id = any($1::uuid[]) order by id',
    [page_ids],
  );
  const fill = slugsOf(url_pattern ?? '');
  const wanted = rows.map(row => ({ ...row, to: fill(fieldValuesSchema.parse(row.field_values)) }));
  const others = wanted.filter(row => row.to !== row.slug);
  const taken = await takenSlugs(
    client,
    others.map(row => row.to),
  );
  const checked = others.map(row => ({
    ...row,
    problem: !slugSchema.safeParse(row.to).success
      ? problems.shape
      : isReservedSlug(row.to)
        ? problems.reserved
        : (taken.get(row.to) ?? null),
  }));
  const stored = await client.query<{ problem: string | null }>(insertSlugs, [
    id,
    checked.map(row => row.id),
    checked.map(row => row.slug),
    checked.map(row => row.to),
    checked.map(row => row.problem),
    problems.twice,
  ]);
  return {
    changed: [],
    missing: page_ids.length - rows.length,
    unchanged: rows.length - others.length,
    problems: stored.rows.filter(row => row.problem !== null).length,
    affectsNeighbors: false,
  };
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
  insert into page_change_slugs (change_id, page_id, from_slug, to_slug, problem)
  select $1, w.id, w.slug, w.target, coalesce(w.problem,
    case when w.place > 1 or exists (select 1 from page_change_slugs o
                                     where o.change_id = $1 and o.to_slug = w.target and o.problem is null)
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
