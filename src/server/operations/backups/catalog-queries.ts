import { escapeIdentifier, type PoolClient } from 'pg';

/** Tables of the database itself, not of the business: never in a backup. */
const ownTables = ['kysely_migration', 'kysely_migration_lock'];

export interface CatalogTable {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
}

export const qualified = (schema: string, name: string) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

/** The tables to back up. Unlogged tables hold temporary data. */
export async function listTables(client: PoolClient, schema: string): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = to_regnamespace($1) and c.relkind = 'r' and c.relpersistence = 'p'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all ($2)
     group by c.relname order by c.relname`,
    [schema, ownTables],
  );
  return rows;
}

export async function listMigrations(client: PoolClient, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from ${qualified(schema, 'kysely_migration')} order by timestamp, name`,
  );
  return rows.map(row => row.name);
}

export async function postgresVersion(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version.split(' ', 1)[0] ?? '';
}

/** SQL to drop something and to restore it. */
export interface Undoable {
  readonly drop: string;
  readonly restore: string;
}

/** Foreign keys and indexes without a constraint: they slow loading down or depend on the order of tables. */
export async function listHindrances(client: PoolClient, schema: string): Promise<Undoable[]> {
  const { rows } = await client.query<Undoable>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore,
       1 as place
     from pg_constraint where contype = 'f' and connamespace = to_regnamespace($1)
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 0
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = to_regnamespace($1) and not i.indisprimary
       and not exists (select 1 from pg_constraint where conindid = i.indexrelid)
     order by place`,
    [schema],
  );
  return rows;
}

/** Functions of a schema by their SQL names, without those of extensions. */
export async function listFunctions(client: PoolClient, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc p
     where pronamespace = to_regnamespace($1)
       and not exists (select 1 from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`,
    [schema],
  );
  return rows.map(row => row.name);
}

/** Statistics over several columns or expressions of tables. They don't follow their tables into another schema. */
export async function listStatistics(client: PoolClient, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', $1::text, stxname) as name from pg_statistic_ext where stxnamespace = to_regnamespace($1)`,
    [schema],
  );
  return rows.map(row => row.name);
}

/** Every table of a schema, its own ones too. */
export async function listAllTables(client: PoolClient, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c where relnamespace = to_regnamespace($1) and relkind in ('r', 'p')
       and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
     order by relname`,
    [schema],
  );
  return rows.map(row => row.name);
}
