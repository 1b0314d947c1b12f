import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../platform/db/database.ts';
import { escapeLike } from '../../platform/db/escape-like.ts';
import { inParts } from '../../platform/db/in-parts.ts';
import { type RedirectTable, ruleColumns } from './queries.ts';
import type { Destination } from './redirect-path.ts';

/** Rules at these sources, active or not, of whichever kind. */
export async function listEveryRuleAt(db: Db, sources: readonly string[]): Promise<RedirectTable[]> {
  if (sources.length === 0) return [];
  return db
    .selectFrom('redirects')
    .selectAll()
    .where('source_path', '=', sql<string>`any(${sources}::text[])`)
    .execute();
}

const resolvableColumns = [...ruleColumns, 'written_path', 'written_key', 'cause'] as const;
/** The columns needed to resolve a rule. */
export type ResolvableRule = Pick<RedirectTable, (typeof resolvableColumns)[number]>;

/**
 * Active rules at these sources, and rules whose chain passes one of these keys. Queries step by step with the known
 * keys: where thousands of rules lead to one place, a recursive query would expect as many at every step and scan the
 * whole table for each.
 */
export async function listRulesThrough(
  db: Db,
  keys: readonly string[],
  sources: readonly string[],
): Promise<ResolvableRule[]> {
  const first = await inParts(sources, part => listActive(db, 'source_path', part));
  const found = new Map(first.map(row => [row.source_path, row]));
  let asked = [...new Set([...keys, ...found.keys()])];
  while (asked.length > 0) {
    const leading = [
      ...(await inParts(asked, part => listActive(db, 'destination_key', part))),
      ...(await inParts(asked, part => listActive(db, 'written_key', part))),
    ];
    const fresh = new Map(leading.map(row => [row.source_path, row]));
    for (const source of found.keys()) fresh.delete(source);
    for (const [source, row] of fresh) found.set(source, row);
    asked = [...fresh.keys()];
  }
  return [...found.values()];
}

/** Keys below a path to which rules lead, or were written to lead. */
export async function listLedBelow(db: Db, path: string): Promise<string[]> {
  const below = `${escapeLike(path)}/%`;
  const { rows } = await sql<{ key: string }>`
    select written_key as key from redirects where written_key like ${below}
    union select destination_key from redirects where destination_key like ${below}`.execute(db);
  return rows.map(row => row.key);
}

/** Active rules by what they have in one column. */
export async function listActive(
  db: Db,
  column: 'source_path' | 'destination_key' | 'written_key',
  keys: readonly string[],
): Promise<ResolvableRule[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('redirects')
    .select(resolvableColumns)
    .where('is_active', '=', true)
    .where(column, '=', sql<string>`any(${keys}::text[])`)
    .execute();
}

/** True where rules wait for the list of some town to have pages again. */
export async function areHubsAwaited(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from redirects where written_key like '/locations/%') as found`.execute(db);
  return rows[0]?.found ?? false;
}

export interface NewRule {
  readonly source: string;
  readonly destination: Destination;
  readonly page_id: string | null;
}

/** Rules as requested, before they are resolved. Never changes a manual rule. */
export async function upsertAutomaticRules(db: Db, rules: readonly NewRule[], cause: string): Promise<void> {
  if (rules.length === 0) return;
  await sql`
    insert into redirects as r
      (id, source_path, destination_path, destination_key, redirect_type, description, cause, page_id)
    select id, source, address, key, 301, '', ${cause}, page_id from unnest(
      ${rules.map(() => uuid())}::uuid[],
      ${rules.map(rule => rule.source)}::text[],
      ${rules.map(rule => rule.destination.address)}::text[],
      ${rules.map(rule => rule.destination.key)}::text[],
      ${rules.map(rule => rule.page_id)}::uuid[]
    ) as n (id, source, address, key, page_id)
    on conflict (source_path) do update set
      destination_path = excluded.destination_path, destination_key = excluded.destination_key,
      written_path = null, written_key = null, redirect_type = 301, is_prefix = false, is_active = true,
      cause = excluded.cause, page_id = excluded.page_id, updated_at = now()
    where r.cause is not null`.execute(db);
}

/** A rule's resolved destination and, if it differs, the written one. */
export interface ResolvedRule {
  readonly source: string;
  readonly end: Destination;
  readonly written: Destination | null;
}

export async function updateDestinations(db: Db, resolved: readonly ResolvedRule[]): Promise<void> {
  if (resolved.length === 0) return;
  await sql`
    update redirects r set destination_path = m.address, destination_key = m.key,
      written_path = m.written_path, written_key = m.written_key, updated_at = now()
    from unnest(
      ${resolved.map(one => one.source)}::text[],
      ${resolved.map(one => one.end.address)}::text[],
      ${resolved.map(one => one.end.key)}::text[],
      ${resolved.map(one => one.written?.address ?? null)}::text[],
      ${resolved.map(one => one.written?.key ?? null)}::text[]
    ) as m (source, address, key, written_path, written_key)
    where r.source_path = m.source`.execute(db);
}

/** Automatic rules at these sources go; with a change's id they are kept for taking that change back. */
export async function removeAutomaticRules(
  db: Db,
  sources: readonly string[],
  cause: string | undefined,
): Promise<string[]> {
  if (sources.length === 0) return [];
  const { rows } = await sql<{ source_path: string }>`
    with gone as (
      delete from redirects where cause is not null and source_path = any(${sources}::text[]) returning *
    ), kept as (
      insert into redirect_snapshots (cause, source_path, rule)
      select ${cause ?? null}::uuid, source_path, to_jsonb(gone) from gone
      where ${cause !== undefined} and cause is distinct from ${cause ?? null}::uuid
      on conflict do nothing
    )
    select source_path from gone`.execute(db);
  return rows.map(row => row.source_path);
}

/** Automatic rules that a change is about to replace, stored for undoing it. Rules of the change itself are not. */
export async function keepSnapshots(db: Db, sources: readonly string[], cause: string): Promise<void> {
  if (sources.length === 0) return;
  await sql`
    insert into redirect_snapshots (cause, source_path, rule)
    select ${cause}::uuid, source_path, to_jsonb(r) from redirects r
    where r.cause is not null and r.cause <> ${cause}::uuid and source_path = any(${sources}::text[])
    on conflict do nothing`.execute(db);
}

/** Deletes the rules a change wrote at these sources. Restores what it removed or replaced there if the source has no rule. */
export async function restoreSnapshots(db: Db, sources: readonly string[], cause: string): Promise<string[]> {
  const removed = await sql<{ source_path: string }>`
    delete from redirects where cause = ${cause}::uuid and source_path = any(${sources}::text[])
    returning source_path`.execute(db);
  const restored = await sql<{ source_path: string }>`
    with taken as (
      delete from redirect_snapshots where cause = ${cause}::uuid and source_path = any(${sources}::text[])
      returning source_path, rule
    )
    insert into redirects
    select (jsonb_populate_record(null::redirects, rule)).* from taken
    where not exists (
      select 1 from generated_landing_pages g
      where g.slug = substr(taken.source_path, 2) and g.status = 'published'
    )
    and not exists (select 1 from site_addresses s where s.path = taken.source_path and s.is_live)
    on conflict do nothing
    returning source_path`.execute(db);
  return [...removed.rows, ...restored.rows].map(row => row.source_path);
}

/** Where pages are now, and their content packs, that left these addresses for another one and are public. */
export async function listMovedPages(
  db: Db,
  slugs: readonly string[],
): Promise<{ readonly from: string; readonly to: string; readonly content_pack: string }[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<{ from: string; to: string; content_pack: string }>`
    select substr(r.source_path, 2) as from, g.slug as to, v.content_pack
    from redirects r join generated_landing_pages g on g.id = r.page_id
      join template_versions v on v.id = g.template_version_id
    where r.source_path = any(${slugs.map(slug => `/${slug}`)}::text[]) and g.status = 'published'
      and not g.is_noindex`.execute(db);
  return rows;
}
