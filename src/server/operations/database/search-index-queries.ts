import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from '../../platform/db/database.ts';
import { type SearchIndex, searchIndexes } from './search-indexes.ts';

/** The search indexes that are missing or were not built to their end, or that still stand beside the index they replace. */
export async function listUnbuilt(db: Db): Promise<readonly SearchIndex[]> {
  const { rows } = await sql<{ name: string; is_valid: boolean }>`
    select c.relname as name, i.indisvalid as is_valid from pg_class c join pg_index i on i.indexrelid = c.oid
    where c.relnamespace = 'public'::regnamespace
      and c.relname = any(${searchIndexes.flatMap(({ name, before }) => [name, before])}::text[])`.execute(
    db,
  );
  const valid = new Map(rows.map(row => [row.name, row.is_valid]));
  return searchIndexes.filter(({ name, before }) => valid.get(name) !== true || valid.has(before));
}

/** Builds an index while others write to its table, in place of the one before. No transaction: PostgreSQL refuses that. */
export async function buildIndex(client: PoolClient, index: SearchIndex): Promise<void> {
  const { name, table, text, where, before } = index;
  const { rows } = await client.query<{ is_valid: boolean }>(
    `select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)`,
    [name],
  );
  await client.query('set statement_timeout = 0');
  if (rows[0]?.is_valid === false) await client.query(`drop index concurrently if exists ${name}`);
  if (rows[0]?.is_valid !== true) {
    await client.query(
      `create index concurrently if not exists ${name} on ${table}
       using gin (search_fold(${text}) gin_trgm_ops) ${where ? `where ${where}` : ''}`,
    );
    await client.query(`analyze ${table}`);
  }
  await client.query(`drop index concurrently if exists ${before}`);
  await client.query('reset statement_timeout');
}
