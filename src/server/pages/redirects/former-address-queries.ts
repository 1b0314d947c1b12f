import { type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/db/database.ts';
import { keepSnapshots, removeAutomaticRules } from './left-address-queries.ts';
import type { Destination } from './redirect-path.ts';

/** Former addresses of pages that go; with a change's id they are kept for taking that change back. */
export async function removeRulesOfPages(
  db: Db,
  pageIds: readonly string[],
  cause: string | undefined,
): Promise<string[]> {
  if (pageIds.length === 0) return [];
  const sources = await listSources(
    db,
    sql`select source_path from redirects where cause is not null and page_id = any(${pageIds}::uuid[])`,
  );
  return removeAutomaticRules(db, sources, cause);
}

/**
 * Former addresses of pages that redirect nowhere: turns off their automatic rules, and stores them for undoing the
 * change. They stay, so that a page that is published again gets its former addresses back.
 */
export async function turnOffRulesOfPages(
  db: Db,
  pageIds: readonly string[],
  cause: string,
): Promise<string[]> {
  if (pageIds.length === 0) return [];
  const sources = await listSources(
    db,
    sql`select source_path from redirects
        where cause is not null and is_active and page_id = any(${pageIds}::uuid[])`,
  );
  await keepSnapshots(db, sources, cause);
  await sql`
    update redirects set is_active = false, cause = ${cause}::uuid, updated_at = now()
    where source_path = any(${sources}::text[])`.execute(db);
  return sources;
}

/**
 * Former addresses of the pages that are live at these addresses lead there again: those that were turned off, and those
 * that led elsewhere meanwhile. With a change's id, undoing that change takes it back.
 */
export async function turnOnRulesTo(db: Db, slugs: readonly string[], cause?: string): Promise<string[]> {
  const sources = await listSources(db, strayed(slugs));
  if (sources.length === 0) return [];
  if (cause !== undefined) await keepSnapshots(db, sources, cause);
  await sql`
    update redirects r
    set is_active = true, destination_path = p.address, destination_key = p.key,
        written_path = null, written_key = null, cause = coalesce(${cause ?? null}::uuid, r.cause), updated_at = now()
    from (${livePages(slugs)}) p
    where r.source_path = any(${sources}::text[]) and p.id = r.page_id`.execute(db);
  return sources;
}

/** Landing pages and site pages that are live at these addresses. */
const livePages = (slugs: readonly string[]) => sql`
  select id, '/' || slug || '/' as address, '/' || slug as key from generated_landing_pages
  where slug = any(${slugs}::text[]) and status = 'published'
  union all
  select id, path, path from site_addresses where path = any(${slugs.map(slug => `/${slug}`)}::text[]) and is_live`;

/** Former addresses of these pages that lead elsewhere or are turned off. */
const strayed = (slugs: readonly string[]) => sql`
  select r.source_path from (${livePages(slugs)}) p join redirects r on r.page_id = p.id
  where r.cause is not null and r.source_path <> p.key
    and (not r.is_active or coalesce(r.written_key, r.destination_key) is distinct from p.key)`;

/** True if automatic rules are at these addresses, or rules wait for one of them, or for its page, to return. */
export async function isAwaited(db: Db, slugs: readonly string[]): Promise<boolean> {
  const keys = slugs.map(slug => `/${slug}`);
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from redirects where cause is not null and source_path = any(${keys}::text[]))
      or exists (select 1 from redirects where written_key = any(${keys}::text[]))
      or exists (${strayed(slugs)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Former addresses that were turned off, of pages whose visitors now go elsewhere: they lead there as well. Stores them
 * for undoing the change.
 */
export async function turnOnRulesOfPages(
  db: Db,
  left: readonly MovedPage[],
  cause: string,
): Promise<string[]> {
  if (left.length === 0) return [];
  const sources = await listSources(
    db,
    sql`select source_path from redirects
        where cause is not null and not is_active and page_id = any(${left.map(one => one.page_id)}::uuid[])`,
  );
  if (sources.length === 0) return [];
  await keepSnapshots(db, sources, cause);
  await sql`
    update redirects r
    set is_active = true, destination_path = l.address, destination_key = l.key,
        written_path = null, written_key = null, cause = ${cause}::uuid, updated_at = now()
    from ${pagesAt(left)} as l (page_id, address, key)
    where r.source_path = any(${sources}::text[]) and r.page_id = l.page_id`.execute(db);
  return sources;
}

interface MovedPage {
  readonly page_id: string;
  readonly destination: Destination;
}

/**
 * Former addresses of pages that moved lead straight to the new ones. Otherwise they would follow the address between,
 * and another page may take that one.
 */
export async function moveFormerAddresses(db: Db, moved: readonly MovedPage[]): Promise<string[]> {
  if (moved.length === 0) return [];
  const { rows } = await sql<{ source_path: string }>`
    update redirects r set destination_path = m.address, destination_key = m.key,
      written_path = null, written_key = null, updated_at = now()
    from ${pagesAt(moved)} as m (page_id, address, key)
    where r.page_id = m.page_id and r.cause is not null and r.source_path <> m.key
    returning r.source_path`.execute(db);
  return rows.map(row => row.source_path);
}

const pagesAt = (moved: readonly MovedPage[]) => sql`unnest(
  ${moved.map(one => one.page_id)}::uuid[],
  ${moved.map(one => one.destination.address)}::text[],
  ${moved.map(one => one.destination.key)}::text[]
)`;

export interface HeldAddress {
  readonly slug: string;
  readonly page_id: string;
  /** Where the page is now, though not public. */
  readonly to: string;
}

/** Addresses of pages that moved while they were not public: they lead to their pages once those are. */
export async function holdAddresses(db: Db, held: readonly HeldAddress[], cause: string): Promise<void> {
  if (held.length === 0) return;
  await sql`
    insert into redirects (id, source_path, destination_path, destination_key, cause, page_id, is_active)
    select id, '/' || slug, address, rtrim(address, '/'), ${cause}, page_id, false from unnest(
      ${held.map(() => uuid())}::uuid[],
      ${held.map(one => one.slug)}::text[],
      ${held.map(one => one.to)}::text[],
      ${held.map(one => one.page_id)}::uuid[]
    ) as n (id, slug, address, page_id)
    on conflict (source_path) do nothing`.execute(db);
}

/** Former addresses of these pages at which a change removed or replaced rules. */
export async function listChangedSources(
  db: Db,
  pageIds: readonly string[],
  cause: string,
): Promise<string[]> {
  if (pageIds.length === 0) return [];
  return listSources(
    db,
    sql`select source_path from redirect_snapshots
        where cause = ${cause}::uuid and (rule ->> 'page_id')::uuid = any(${pageIds}::uuid[])`,
  );
}

async function listSources(db: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ source_path: string }>`${query}`.execute(db);
  return rows.map(row => row.source_path);
}
