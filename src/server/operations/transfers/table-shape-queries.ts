import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { type ExportedTable, exportedTables } from '../tables/exported-tables.ts';

/** An exported table as this database has it. */
export interface TableShape extends ExportedTable {
  /** The name of the table's list in the file. */
  readonly field: string;
  /** Stored columns, without generated ones. */
  readonly columns: readonly string[];
  /** Unique keys; the first is the primary key. */
  readonly keys: readonly TableKey[];
  /** Which column refers to which table, declared or listed; null: an account. */
  readonly references: readonly Reference[];
}

export interface TableKey {
  /** SQL of its parts: column names or expressions. */
  readonly parts: readonly string[];
  /** SQL of which rows it is about; null: all. */
  readonly rows: string | null;
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
  readonly keys: TableKey[];
  readonly references: { column: string; table: string }[];
}

/** The exported tables that exist, as the database's own catalog describes them. */
export async function readTableShapes(db: Db): Promise<TableShape[]> {
  const { rows } = await catalogOf(exportedTables.map(({ table }) => table)).execute(db);
  const found = new Map(rows.map(row => [row.table, row]));
  return exportedTables.flatMap(exported => {
    const row = found.get(exported.table);
    return row ? [shapeOf(exported, row)] : [];
  });
}

function shapeOf(exported: ExportedTable, row: CatalogRow): TableShape {
  const listed = Object.entries(exported.refers ?? {}).map(([column, table]) => ({ column, table }));
  const references = [...row.references, ...listed].map(({ column, table }) => ({
    column,
    table: table === 'auth_users' ? null : table,
    isRequired: row.required.includes(column),
  }));
  const { field = exported.table } = exported;
  return { ...exported, field, columns: row.columns, keys: row.keys, references };
}

const catalogOf = (tables: readonly string[]) => sql<CatalogRow>`
  select c.relname as table,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(json_agg(a.attname), '[]') from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attnotnull) as required,
    (select coalesce(json_agg(k.key order by k.isprimary desc, k.indexrelid), '[]') from (
      select i.indexrelid, i.indisprimary as isprimary, json_build_object(
        'parts', (select json_agg(pg_get_indexdef(i.indexrelid, n, true) order by n)
          from generate_series(1, i.indnkeyatts::int) n),
        'rows', pg_get_expr(i.indpred, i.indrelid, true)) as key
      from pg_index i where i.indrelid = c.oid and i.indisunique
    ) k) as keys,
    (select coalesce(json_agg(json_build_object('column', a.attname, 'table', p.relname)), '[]')
      from pg_constraint f join pg_class p on p.oid = f.confrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
      where f.conrelid = c.oid and f.contype = 'f') as "references"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname = any(${tables})`;
