import { LRUCache } from 'lru-cache';
import type { Area } from '../../contract/settings.ts';
import { compileSlugPattern, seedOf, titleCase } from '../../engine/index.ts';
import type { RelatedPage } from '../../sections/schemas.ts';
import { readBatchInputs } from '../batches/job-batch.ts';
import { findBatch } from '../batches/queries.ts';
import type { Database, Db } from '../db/database.ts';
import { fieldValuesSchema, type PageTable } from '../pages/page-row.ts';
import { listPublished, listPublishedOfTemplate } from '../pages/queries.ts';
import { listMovedPages } from '../redirects/left-address-queries.ts';
import { nearestAreas } from './nearest-areas.ts';

interface Town {
  readonly city: string;
  readonly state: string;
}

/** What a batch's pages have in common: how an address is made, and for which towns. */
interface Neighbourhood {
  readonly address: (values: Record<string, string>) => string;
  readonly towns: readonly Town[];
}

const neighbourhoods = new LRUCache<string, { found: Neighbourhood | null }>({ max: 50, ttl: 60_000 });

/** Candidates are tried a few times over the wanted number: some towns have no published page. */
const tries = 4;
const fallbackLimit = 200;

export interface RelatedWish {
  readonly count: number;
  readonly prioritizeState: boolean;
  /** The company's own towns: the nearest of them come first. */
  readonly towns: readonly Area[];
}

/**
 * The same service in other towns: the nearest first where the gazetteer knows both, then the batch's other towns (same
 * state first if wished) in an order drawn from the page's seed, so that a page is the same at every drawing. Candidates
 * are addresses, looked up by the unique key; no list of pages is walked.
 */
export async function relatedPages(
  database: Database,
  page: PageTable,
  wish: RelatedWish,
): Promise<RelatedPage[]> {
  const values = fieldValuesSchema.parse(page.field_values);
  const here = { city: values.city ?? '', state: values.state ?? '' };
  const neighbourhood = await findNeighbourhood(database, page.generation_batch_id);
  if (!neighbourhood) return fallback(database, page, here, wish.count);
  const candidates = new Map<string, Town>();
  for (const town of orderTowns(page.seed, here, neighbourhood.towns, wish)) {
    const slug = neighbourhood.address({ ...values, ...town });
    if (slug !== page.slug && !candidates.has(slug)) candidates.set(slug, town);
    if (candidates.size >= wish.count * tries) break;
  }
  const standing = await standingAt(database.kysely, [...candidates.keys()]);
  return [...candidates]
    .flatMap(([slug, town]) => {
      const at = standing.get(slug);
      return at === undefined || at === page.slug ? [] : [{ slug: at, town }];
    })
    .slice(0, wish.count)
    .map(({ slug, town }) => present(slug, values.keyword ?? '', town));
}

/** Where the public pages of these addresses stand: there, or where they were moved since. */
async function standingAt(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const published = (await listPublished(db, slugs)).map(row => [row.slug, row.slug] as const);
  const known = new Set(published.map(([slug]) => slug));
  const moved = await listMovedPages(
    db,
    slugs.filter(slug => !known.has(slug)),
  );
  return new Map([...published, ...moved.map(({ from, to }) => [from, to] as const)]);
}

function present(slug: string, keyword: string, { city, state }: Town): RelatedPage {
  return {
    href: `/${slug}/`,
    title: titleCase(`${keyword} in ${city}`),
    city: titleCase(city),
    state: state.toUpperCase(),
  };
}

function* orderTowns(seed: number, here: Town, towns: readonly Town[], wish: RelatedWish): Generator<Town> {
  const others = towns.filter(town => town.city !== here.city || town.state !== here.state);
  const known = new Set(others.map(town => `${town.city}|${town.state}`));
  for (const area of nearestAreas(wish.towns, here.city, here.state))
    if (known.has(`${area.city}|${area.state}`)) yield area;
  const drawn = (list: readonly Town[]) =>
    list
      .map(town => ({ town, draw: seedOf(`${seed} ${town.city} ${town.state}`) }))
      .sort((a, b) => a.draw - b.draw)
      .map(({ town }) => town);
  if (!wish.prioritizeState || !here.state) {
    yield* drawn(others);
    return;
  }
  yield* drawn(others.filter(town => town.state === here.state));
  yield* drawn(others.filter(town => town.state !== here.state));
}

async function findNeighbourhood(database: Database, batchId: string | null): Promise<Neighbourhood | null> {
  if (!batchId) return null;
  const known = neighbourhoods.get(batchId);
  if (known) return known.found;
  const batch = await findBatch(database.kysely, batchId);
  const found = batch
    ? {
        address: compileSlugPattern(batch.url_pattern).fill,
        towns: (await readBatchInputs(database.pool, batchId)).locations.slice(0, 20_000),
      }
    : null;
  neighbourhoods.set(batchId, { found });
  return found;
}

/** Pages whose batch is gone: other published pages of the template, in an order drawn from the seed. */
async function fallback(
  database: Database,
  page: PageTable,
  here: Town,
  count: number,
): Promise<RelatedPage[]> {
  if (!page.template_id) return [];
  const rows = await listPublishedOfTemplate(database.kysely, page.template_id, fallbackLimit);
  return rows
    .map(row => ({ slug: row.slug, values: fieldValuesSchema.parse(row.field_values) }))
    .filter(row => row.slug !== page.slug && row.values.city !== here.city)
    .sort((a, b) => seedOf(`${page.seed} ${a.slug}`) - seedOf(`${page.seed} ${b.slug}`))
    .slice(0, count)
    .map(row =>
      present(row.slug, row.values.keyword ?? '', {
        city: row.values.city ?? '',
        state: row.values.state ?? '',
      }),
    );
}
