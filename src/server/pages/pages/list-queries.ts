import { type SelectQueryBuilder, sql } from 'kysely';
import type { PageFilter, PageSort } from '../../../contract/pages/page-filter.ts';
import { newestSearched } from '../../../contract/platform/route.ts';
import { foldForSearch, isShortSearch, searchSpellings } from '../../../engine/index.ts';
import { placeKeys } from '../../business/places/find-area.ts';
import { createdAt, createdAtOf } from '../../platform/db/creation-order.ts';
import type { Db } from '../../platform/db/database.ts';
import { folded } from '../../platform/db/folded-search.ts';
import type { DB, GeneratedLandingPages } from '../../platform/db/tables.ts';
import { containing, matchesAny } from './candidate-queries.ts';
import type { OwnedPage, PageTable } from './page-row.ts';
import { ownerColumns, pageColumns } from './queries.ts';
import { type CandidateSet, findCandidates } from './search-candidates.ts';
import { findBucketPosition } from './time-bucket-queries.ts';

/** A filter with its names resolved to ids, so that the database can estimate the number of pages. */
export interface FoundFilter extends Omit<PageFilter, 'version' | 'city' | 'state' | 'customer_id'> {
  /** null: the template has no such version. */
  readonly version_id?: string | null;
  /** The customer's account; null: there is no such customer. */
  readonly owner_id?: string | null;
  /** Pages of a batch were created between these two: their ids contain the time. */
  readonly made?: { readonly from: Date; readonly to: Date | null };
  /** Which pages without own words can hold what is searched for; null: any. */
  readonly candidates?: readonly CandidateSet[] | null;
  /** The towns as pages spell them. */
  readonly towns?: { readonly cities: readonly string[] | null; readonly states: readonly string[] | null };
}

const slackMs = 3_600_000;

export async function findFilter(
  db: Db,
  { version, city, state, customer_id, ...filter }: PageFilter,
): Promise<FoundFilter> {
  const { search = '' } = filter;
  return {
    ...filter,
    ...(search !== '' && !isShortSearch(search) && { candidates: await findCandidates(db, search) }),
    ...(version !== undefined && { version_id: await findVersionId(db, filter.template_id, version) }),
    ...(customer_id && { owner_id: await findOwnerId(db, customer_id) }),
    ...(filter.generation_batch_id && (await findMade(db, filter.generation_batch_id))),
    ...((city || state) && { towns: await findTowns(db, city, state) }),
  };
}

async function findMade(db: Db, batchId: string): Promise<Pick<FoundFilter, 'made'>> {
  const batch = await db
    .selectFrom('generation_batches')
    .select(['created_at', 'completed_at'])
    .where('id', '=', batchId)
    .executeTakeFirst();
  if (!batch) return {};
  const from = new Date(batch.created_at.getTime() - slackMs);
  return { made: { from, to: batch.completed_at && new Date(batch.completed_at.getTime() + slackMs) } };
}

/** Every spelling of the town on public pages, and the requested one. */
async function findTowns(db: Db, city: string | undefined, state: string | undefined) {
  if (!city) return { cities: null, states: state ? [state, state.toUpperCase()] : null };
  const rows = await db
    .selectFrom('town_counts')
    .select('city')
    .distinct()
    .where('city_key', 'in', placeKeys(city, state ?? ''))
    .execute();
  return {
    cities: [city, ...rows.map(row => row.city)],
    states: state ? [state, state.toUpperCase()] : null,
  };
}

async function findOwnerId(db: Db, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('customer_profiles')
    .select('user_id')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

async function findVersionId(db: Db, templateId: string | undefined, number: number): Promise<string | null> {
  const row = await db
    .selectFrom('template_versions')
    .select('id')
    .where('template_id', '=', templateId ?? null)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.id ?? null;
}

type Pages = SelectQueryBuilder<DB & { g: GeneratedLandingPages }, 'g', object>;

/** Pages of a filter, under the name `g`. */
export function filteredPages(db: Db, filter: FoundFilter): Pages {
  let query: Pages = db.selectFrom(eb =>
    isShortSearch(filter.search)
      ? eb
          .selectFrom('generated_landing_pages')
          .selectAll()
          .orderBy('id', 'desc')
          .limit(newestSearched)
          .as('g')
      : eb.selectFrom('generated_landing_pages').selectAll().as('g'),
  );
  if (filter.search) query = query.where(holdsSearch(filter.search, filter.candidates));
  if (filter.template_id) query = query.where('g.template_id', '=', filter.template_id);
  if (filter.version_id !== undefined) query = query.where('g.template_version_id', '=', filter.version_id);
  if (filter.status) query = query.where('g.status', '=', filter.status);
  if (filter.owner_id !== undefined) query = query.where('g.owner_id', '=', filter.owner_id);
  if (filter.noindex === true) query = query.where('g.is_noindex', '=', true);
  if (filter.noindex === false) query = query.where('g.is_noindex', '=', false);
  if (filter.generation_batch_id) query = ofBatch(query, filter.generation_batch_id, filter.made);
  if (filter.without_views === true) query = query.where(isWithoutViews);
  if (filter.without_views === false) query = query.where(sql<boolean>`not ${isWithoutViews}`);
  return inTown(query, filter);
}

function holdsSearch(search: string, candidates: FoundFilter['candidates']) {
  const short = foldForSearch(search);
  return /^[a-z0-9]{1,2}$/.test(short)
    ? holdsShort(short)
    : matchesAny(
        searchSpellings(search).map(one => containing(one)),
        candidates ?? null,
      );
}

/**
 * One or two letters have four spellings: looking for each costs a fifth of folding ten thousand texts. Only titles with
 * accents, points or apostrophes are folded.
 */
function holdsShort(search: string) {
  const spellings = Array.from(search).reduce<string[]>(
    (found, letter) => found.flatMap(text => [text + letter, text + letter.toUpperCase()]),
    [''],
  );
  const patterns = [...new Set(spellings)].map(text => `%${text}%`);
  return sql<boolean>`(g.slug like ${containing(search)} or g.title like any(${patterns}::text[])
    or (g.title ~ ${"[^ -~–—•]|[.'’`]"} and ${folded(sql<string>`g.title`)} like ${containing(search)}))`;
}

/** Pages archived or kept from search engines since they were found need no action. */
const isWithoutViews = sql<boolean>`(
  g.status = 'published' and not g.is_noindex and exists (select from quiet_pages q where q.page_id = g.id))`;

function ofBatch(query: Pages, batchId: string, made: FoundFilter['made']): Pages {
  const own = query.where('g.generation_batch_id', '=', batchId);
  if (!made) return own;
  const late = own.where('g.id', '>=', firstIdOf(made.from));
  return made.to ? late.where('g.id', '<=', firstIdOf(made.to)) : late;
}

/** The first id that a page made at this moment could have. */
function firstIdOf(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** The only state of the filter, if it has no city. Its pages are read in creation order from an index. */
function onlyState({ towns }: FoundFilter): string | null {
  const [state, ...others] = towns && !towns.cities ? [...new Set(towns.states)] : [];
  return state !== undefined && others.length === 0 ? state : null;
}

function inTown(query: Pages, filter: FoundFilter): Pages {
  const { towns } = filter;
  if (!towns) return query;
  const state = onlyState(filter);
  if (state !== null) return query.where(stateOf, '=', state);
  const { cities, states } = towns;
  const inStates = states ? query.where(stateOf, '=', sql<string>`any(${states}::text[])`) : query;
  return cities ? inStates.where(cityOf, '=', sql<string>`any(${cities}::text[])`) : inStates;
}

const stateOf = sql<string>`coalesce(g.field_values ->> 'state', '')`;
const cityOf = sql<string>`coalesce(g.field_values ->> 'city', '')`;

export interface ListPages {
  readonly sort: PageSort;
  /** The sort key of the row before the first. */
  readonly after: string | null;
  readonly offset: number;
  readonly limit: number;
  /** The filter matches all pages, so skipping and finding use their keys. */
  readonly isEveryPage?: boolean;
}

const orders = {
  newest: { column: 'g.id', direction: 'desc', beyond: '<' },
  oldest: { column: 'g.id', direction: 'asc', beyond: '>' },
  address: { column: 'g.slug', direction: 'asc', beyond: '>' },
} as const;

/** Only the pages on screen need it, not all that are sorted. */
const templateName = sql<string | null>`(
  select name from landing_page_templates t where t.id = g.template_id)`.as('template_name');

export type ListedPage = PageTable & { readonly template_name: string | null };

/** The row after which the list continues. */
export function sortKey(sort: PageSort, page: Pick<PageTable, 'id' | 'slug'>): string {
  return sort === 'address' ? page.slug : page.id;
}

export async function listPages(
  db: Db,
  filter: FoundFilter,
  { sort, after, offset, limit, isEveryPage = false }: ListPages,
): Promise<OwnedPage[]> {
  const { column, direction, beyond } = orders[sort];
  const isKeyed = sort === 'address' || isEveryPage;
  const isByCreation = !isKeyed && (filter.template_id !== undefined || onlyState(filter) !== null);
  let query = filteredPages(db, filter)
    .select(pageColumns)
    .select(ownerColumns)
    .select(templateName)
    .$if(isByCreation, one => one.orderBy(createdAt('g.id'), direction))
    .orderBy(column, direction)
    .limit(limit);
  if (after) query = query.where(column, beyond, after);
  if (after && isByCreation) query = query.where(createdAt('g.id'), `${beyond}=`, createdAtOf(after));
  if (offset > 0) {
    const start = await findStart(db, isEveryPage ? {} : filter, { sort, offset }, isByCreation);
    if (start === null) return [];
    query = query.where(column, `${beyond}=`, start);
    if (isByCreation) query = query.where(createdAt('g.id'), `${beyond}=`, createdAtOf(start));
  }
  return query.execute();
}

/** The sort key of the page at this place. Skipping over keys alone can be answered from an index; rows would all be read. */
async function findStart(
  db: Db,
  filter: FoundFilter,
  { sort, offset }: Pick<ListPages, 'sort' | 'offset'>,
  isByCreation: boolean,
): Promise<string | null> {
  const { column, direction, beyond } = orders[sort];
  const { template_id, ...others } = filter;
  const isCounted =
    column === 'g.id' && Object.values(others).every(value => value === undefined || value === '');
  const from = isCounted ? await findBucketPosition(db, template_id, direction, offset) : null;
  const first = await filteredPages(db, filter)
    .select(column)
    .$if(from !== null, one => one.where('g.id', `${beyond}=`, from?.id ?? ''))
    .$if(from !== null && isByCreation, one =>
      one.where(createdAt('g.id'), `${beyond}=`, createdAtOf(from?.id ?? '')),
    )
    .$if(isByCreation, one => one.orderBy(createdAt('g.id'), direction))
    .orderBy(column, direction)
    .offset(from?.offset ?? offset)
    .limit(1)
    .$castTo<{ id?: string; slug?: string }>()
    .executeTakeFirst();
  return first?.id ?? first?.slug ?? null;
}

/** The ids of the next rows and the total. The database finds all matches first, then sorts them. */
export async function findPlaces(
  db: Db,
  filter: FoundFilter,
  { sort, after, offset, limit }: ListPages,
): Promise<{ id: string; total: number }[]> {
  const { column, direction, beyond } = orders[sort];
  return db
    .selectFrom(
      filteredPages(db, filter)
        .select(['g.id', 'g.slug', sql<number>`count(*) over ()`.as('total')])
        .as('g'),
    )
    .select(['g.id', 'g.total'])
    .$if(after !== null, query => query.where(column, beyond, after))
    .orderBy(column, direction)
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function listByIds(db: Db, ids: readonly string[], sort: PageSort): Promise<OwnedPage[]> {
  if (ids.length === 0) return [];
  const { column, direction } = orders[sort];
  return db
    .selectFrom('generated_landing_pages as g')
    .leftJoin('landing_page_templates as t', 't.id', 'g.template_id')
    .select(pageColumns)
    .select(ownerColumns)
    .select('t.name as template_name')
    .where('g.id', '=', sql<string>`any(${ids as string[]}::uuid[])`)
    .orderBy(column, direction)
    .execute();
}
