import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import type { TransferType } from '../../../contract/operations/transfers.ts';
import { copyOut } from '../../platform/db/copy-rows.ts';
import type { Database } from '../../platform/db/database.ts';
import { readSnapshot } from '../../platform/db/read-snapshot.ts';
import { writePrivateFile } from '../../platform/private-files.ts';
import { accountsField } from '../tables/exported-tables.ts';
import { photoText } from './photo-text.ts';
import { readTableShapes, type TableShape } from './table-shape-queries.ts';

/** The format version for importers; increase it when the file layout changes. */
export const formatVersion = 1;
export const formatName = 'pagehaul-export';

export interface WrittenExport {
  readonly file_size: number;
  /** The number of rows by list. */
  readonly counts: Record<string, number>;
}

interface ExportWork {
  readonly type: TransferType;
  readonly file: string;
  /** The folder of the photos of requests. */
  readonly dataDir: string;
  readonly signal: AbortSignal;
  /** Called now and then with the number of written rows and of all rows. */
  readonly onProgress: (done: number, total: number) => Promise<void>;
}

interface List {
  readonly field: string;
  readonly query: string;
}

/** Streams an export from one database snapshot into the file, at any size. The file gets its name when it is complete. */
export async function writeExport(database: Database, work: ExportWork): Promise<WrittenExport> {
  const lists = listsOf(work.type, await readTableShapes(database.kysely));
  const counts: Record<string, number> = {};
  const file_size = await readSnapshot(database.pool, client =>
    writePrivateFile(work.file, out => pipeline(exportText(client, lists, work, counts), out)),
  );
  return { file_size, counts };
}

async function* exportText(
  client: PoolClient,
  lists: readonly List[],
  { type, dataDir, signal, onProgress }: ExportWork,
  counts: Record<string, number>,
): AsyncGenerator<string | Buffer> {
  const total = await countRows(client, lists);
  let done = 0;
  yield await headOf(client, type);
  for (const { field, query } of lists) {
    yield `,\n${JSON.stringify(field)}:[\n`;
    const before = done;
    let isFirst = true;
    for await (const block of copyJson(client, query) as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      yield isFirst ? block.subarray(1) : block;
      isFirst = false;
      done += countLines(block);
      await onProgress(done, total);
    }
    counts[field] = done - before;
    yield ']';
    if (field === 'lead_photos') yield* photoText(client, { dataDir, signal, counts });
  }
  yield '}\n';
}

function listsOf(type: TransferType, shapes: readonly TableShape[]): List[] {
  const byField = (field: string) => shapes.filter(shape => shape.field === field).map(listOf);
  if (type === 'templates') return byField('templates');
  if (type === 'batches') return [batchesWithTemplate, ...byField('bulk_generation_plans')];
  return [accounts, ...shapes.map(listOf)];
}

function listOf({ field, table, columns, where, keys: [key] }: TableShape): List {
  const names = columns.map(name => `"${name}"`).join(', ');
  const order = key?.parts.join(', ') ?? '';
  return {
    field,
    query: `select ${names} from ${table}${where ? ` where ${where}` : ''}${order ? ` order by ${order}` : ''}`,
  };
}

/** A batch without its template names the template it belongs to. */
const batchesWithTemplate: List = {
  field: 'generation_batches',
  query: `select b.*, t.name as template_name from generation_batches b
          left join landing_page_templates t on t.id = b.template_id order by b.id`,
};

/** Never a password, a session or a key. */
const accounts: List = {
  field: accountsField,
  query: `select u.id, u.email, u.name, r.role, u.email_verified, u.created_at
          from auth_users u left join user_roles r on r.user_id = u.id order by u.id`,
};

async function headOf(client: PoolClient, type: TransferType): Promise<string> {
  const { rows } = await client.query<{ now: Date }>('select now() as now');
  const head = {
    format: formatName,
    format_version: formatVersion,
    export_type: type,
    exported_at: rows[0]?.now.toISOString(),
  };
  return JSON.stringify(head).slice(0, -1);
}

async function countRows(client: PoolClient, lists: readonly List[]): Promise<number> {
  let total = 0;
  for (const { query } of lists) {
    const { rows } = await client.query<{ count: number }>(`select count(*) as count from (${query}) r`);
    total += rows[0]?.count ?? 0;
  }
  return total;
}

/**
 * One row per line, each after a comma, of which the first must be left out. JSON has no control characters.
 * With two of them as quote and delimiter, COPY never escapes and the bytes are unchanged.
 */
function copyJson(client: PoolClient, query: string) {
  return copyOut(
    client,
    `(select ',' || row_to_json(r)::text from (${query}) r)`,
    `with (format csv, quote E'\\x01', delimiter E'\\x02')`,
  );
}

const newLine = '\n'.charCodeAt(0);

function countLines(block: Buffer): number {
  let count = 0;
  for (let at = block.indexOf(newLine); at >= 0; at = block.indexOf(newLine, at + 1)) count += 1;
  return count;
}
