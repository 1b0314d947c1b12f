import { sql, type Transaction } from 'kysely';
import type { Db } from '../db/database.ts';
import type { DB } from '../db/tables.ts';
import { type CarriedTable, carriedTables } from './carried-tables.ts';

/** A carried table as this database has it. */
export interface TableShape extends CarriedTable {
  /** Written columns; those that the database works out by itself are not among them. */
  readonly columns: readonly string[];
  /** Sets of columns that no two rows share; the first is the primary key. */
  readonly keys: readonly (readonly string[])[];
  /** Which column refers to which table, declared or listed; null: an account. */
  readonly references: readonly Reference[];
}

export interface Reference {
  readonly column: string;
  /** Null: an account. */
  readonly table: string | null;
  readonly isRequired: boolean;
}

interface CatalogRow {
  readonly table: string;
  readonly columns: string[];
  readonly required: string[];
  readonly keys: string[][];
  readonly references: { column: string; table: string }[];
}

/** The carried tables that exist, as the database's own catalog describes them. */
export async function readTableShapes(db: Db | Transaction<DB>): Promise<TableShape[]> {
  const { rows } = await catalogOf(carriedTables.map(({ table }) => table)).execute(db);
  const found = new Map(rows.map(row => [row.table, row]));
  return carriedTables.flatMap(carried => {
    const row = found.get(carried.table);
    return row ? [shapeOf(carried, row)] : [];
  });
}

function shapeOf(carried: CarriedTable, row: CatalogRow): TableShape {
  const listed = Object.entries(carried.refers ?? {}).map(([column, table]) => ({ column, table }));
  const references = [...row.references, ...listed].map(({ column, table }) => ({
    column,
    table: table === 'auth_users' ? null : table,
    isRequired: row.required.includes(column),
  }));
  return { ...carried, columns: row.columns, keys: row.keys, references };
}

const catalogOf = (tables: readonly string[]) => sql<CatalogRow>`
  select c.relname as table,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(a.attname), '[]') from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attnotnull) as required,
    (select coalesce(json_agg(k.columns order by k.isprimary desc, k.indexrelid), '[]') from (
      select i.indexrelid, i.indisprimary as isprimary,
        (select json_agg(a.attname order by o) from unnest(i.indkey::int2[]) with ordinality u(n, o)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = u.n) as columns
      from pg_index i
      where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null
    ) k) as keys,
    (select coalesce(json_agg(json_build_object('column', a.attname, 'table', p.relname)), '[]')
      from pg_constraint f join pg_class p on p.oid = f.confrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
      where f.conrelid = c.oid and f.contype = 'f') as "references"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any(${tables})`;
