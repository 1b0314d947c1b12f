import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Trx } from '../../platform/db/database.ts';
import type { CsvRow } from './parse-redirect-csv.ts';
import type { RedirectTable } from './queries.ts';
import type { Destination } from './redirect-path.ts';

export async function listAtSources(trx: Trx, sources: readonly string[]): Promise<RedirectTable[]> {
  return trx
    .selectFrom('redirects')
    .selectAll()
    .where('source_path', '=', sql<string>`any(${sources})`)
    .execute();
}

const writtenAtOnce = 5_000;

/** Inserts new rows, replaces known ones, skips equal ones. In parts, so that other requests go between them. */
export async function upsertRedirects(
  trx: Trx,
  rows: readonly (CsvRow & { readonly end: Destination })[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += writtenAtOnce)
    await upsertPart(trx, rows.slice(at, at + writtenAtOnce));
}

async function upsertPart(
  trx: Trx,
  rows: readonly (CsvRow & { readonly end: Destination })[],
): Promise<void> {
  await sql`
    insert into redirects as r
      (id, source_path, destination_path, destination_key, redirect_type, is_prefix, is_active, description,
       written_path, written_key)
    select * from unnest(
      ${rows.map(() => uuid())}::uuid[],
      ${rows.map(row => row.source)}::text[],
      ${rows.map(row => row.end.address)}::text[],
      ${rows.map(row => row.end.key)}::text[],
      ${rows.map(row => row.redirect_type)}::int[],
      ${rows.map(row => row.is_prefix)}::boolean[],
      ${rows.map(row => row.is_active)}::boolean[],
      ${rows.map(row => row.description)}::text[],
      ${rows.map(row => (isElsewhere(row) ? row.destination.address : null))}::text[],
      ${rows.map(row => (isElsewhere(row) ? row.destination.key : null))}::text[]
    )
    on conflict (source_path) do update set
      destination_path = excluded.destination_path, destination_key = excluded.destination_key,
      redirect_type = excluded.redirect_type, is_prefix = excluded.is_prefix, is_active = excluded.is_active,
      description = excluded.description, cause = null, page_id = null,
      written_path = excluded.written_path, written_key = excluded.written_key, updated_at = now()
    where r.cause is not null or (r.destination_path, r.redirect_type, r.is_prefix, r.is_active, r.description, r.written_path)
      is distinct from (excluded.destination_path, excluded.redirect_type, excluded.is_prefix, excluded.is_active,
                        excluded.description, excluded.written_path)`.execute(trx);
}

/** Rules at the destinations of the file, which redirect further. */
const isElsewhere = ({ destination, end }: CsvRow & { readonly end: Destination }) =>
  destination.key !== null && destination.address !== end.address;
