import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { hubPath, placePath } from '../site/hub-paths.ts';
import type { Destination } from './redirect-path.ts';

/** What a page was about: where its visitors are best sent. */
export interface PageFacts {
  readonly id: string | null;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
}

/** From which every town is found; it answers always. */
export const everywhere: Destination = { address: '/locations', key: '/locations' };

/** Pages of a town that are compared; the list of them all is as good an answer where there are more. */
const mostCompared = 40;
/** From here on two services are near enough that a visitor of the one is helped by the other. */
const alike = 0.45;

/** Facts of the pages that stand at these addresses, whatever their status. */
export async function listPageFacts(db: Db, slugs: readonly string[]): Promise<Map<string, PageFacts>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await sql<PageFacts & { slug: string }>`
    select slug, id, coalesce(field_values ->> 'city', '') as city, coalesce(field_values ->> 'state', '') as state,
           coalesce(field_values ->> 'keyword', '') as keyword
    from generated_landing_pages where slug = any(${slugs}::text[])`.execute(db);
  return new Map(rows.map(({ slug, ...facts }) => [slug, facts]));
}

export const townHub = ({ state, city }: Pick<PageFacts, 'state' | 'city'>): string =>
  hubPath({ state: placePath(state), city: placePath(city), page: 1 });

/**
 * Where visitors of pages that leave are sent, in the order asked: the live page of the same town whose service is most
 * alike, else the town's list of pages, else the list of all towns.
 */
export async function nearestDestinations(db: Db, facts: readonly PageFacts[]): Promise<Destination[]> {
  const nameOf = (one: PageFacts) => JSON.stringify([one.state, one.city, one.keyword]);
  const distinct = [...new Map(facts.map(one => [nameOf(one), one])).values()];
  const { rows } = await sql<{ place: number; is_live: boolean; slug: string | null }>`
    select w.place, town.slug is not null as is_live, near.slug
    from unnest(
      ${distinct.map((_, place) => place)}::int[], ${distinct.map(one => one.state)}::text[],
      ${distinct.map(one => one.city)}::text[], ${distinct.map(one => one.keyword)}::text[]
    ) as w (place, state, city, keyword)
    left join lateral (
      select g.slug from generated_landing_pages g
      where coalesce(g.field_values ->> 'state', '') = w.state and coalesce(g.field_values ->> 'city', '') = w.city
        and g.status = 'published'
      limit 1
    ) town on true
    left join lateral (
      select one.slug from (
        select g.slug, similarity(coalesce(g.field_values ->> 'keyword', ''), w.keyword) as likeness
        from generated_landing_pages g
        where coalesce(g.field_values ->> 'state', '') = w.state and coalesce(g.field_values ->> 'city', '') = w.city
          and g.status = 'published' and w.keyword <> ''
        limit ${mostCompared}
      ) one
      where one.likeness >= ${alike}
        and not exists (select 1 from redirects r where r.source_path = '/' || one.slug and r.is_active)
      order by one.likeness desc, one.slug limit 1
    ) near on town.slug is not null`.execute(db);
  const found = new Map<string, Destination>();
  for (const { place, is_live, slug } of rows) {
    const one = distinct[place];
    if (!one) continue;
    const hub = townHub(one);
    found.set(
      nameOf(one),
      slug !== null
        ? { address: `/${slug}/`, key: `/${slug}` }
        : is_live
          ? { address: hub, key: hub }
          : everywhere,
    );
  }
  return facts.map(one => found.get(nameOf(one)) ?? everywhere);
}
