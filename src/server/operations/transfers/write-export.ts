import { rename, rm, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { TransferType } from '../../../contract/operations/transfers.ts';
import type { Database } from '../../platform/db/database.ts';
import { openPrivateFile } from '../../platform/private-files.ts';
import { accountsField } from './carried-tables.ts';
import { readTableShapes, type TableShape } from './table-shape-queries.ts';
import { unfinished } from './transfer-files.ts';
import { writeOut } from './write-out.ts';
import { writePhotos } from './write-photos.ts';

/** The format version for importers; increase it when the file layout changes. */
export const formatVersion = 1;
export const formatName = 'pagehaul-export';

export interface WrittenExport {
  readonly file_size: number;
  /** How many rows, by list. */
  readonly counts: Record<string, number>;
}

interface ExportWork {
  readonly type: TransferType;
  readonly file: string;
  /** Where the photos of requests lie. */
  readonly dataDir: string;
  readonly signal: AbortSignal;
  /** Called now and then with rows written and rows there are. */
  readonly onProgress: (done: number, total: number) => Promise<void>;
}

interface List {
  readonly field: string;
  readonly query: string;
}

/** Streams an export from one database snapshot into the file, at any size. The file gets its name when it is complete. */
export async function writeExport(
  database: Database,
  { type, file, dataDir, signal, onProgress }: ExportWork,
): Promise<WrittenExport> {
  const lists = listsOf(type, await readTableShapes(database.kysely));
  const part = unfinished(file);
  const client = await database.pool.connect();
  let lost: Error | undefined;
  const out = await openPrivateFile(part, 1024 * 1024).catch((error: unknown) => {
    client.release();
    throw error;
  });
  const failed = finished(out);
  failed.catch(() => undefined); // The next write reports the error.
  try {
    await client.query(`begin isolation level repeatable read read only; set local timezone = 'UTC'`);
    const total = await countRows(client, lists);
    const counts: Record<string, number> = {};
    let done = 0;
    await writeOut(out, await headOf(client, type));
    for (const { field, query } of lists) {
      await writeOut(out, `,\n${JSON.stringify(field)}:[\n`);
      const before = done;
      counts[field] = await writeRows(client, query, { out, signal }, async rows => {
        done = before + rows;
        await onProgress(done, total);
      });
      done = before + counts[field];
      await writeOut(out, ']');
      if (field === 'lead_photos') Object.assign(counts, await writePhotos(client, { out, signal, dataDir }));
    }
    await writeOut(out, '}\n');
    out.end();
    await failed;
    await client.query('commit');
    const { size } = await stat(part);
    await rename(part, file);
    return { file_size: size, counts };
  } catch (error) {
    out.destroy();
    await rm(part, { force: true });
    lost = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // An unfinished COPY can't be ended, so its connection is closed.
    client.release(lost);
  }
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

const comma = ','.charCodeAt(0);
const newLine = '\n'.charCodeAt(0);

/**
 * One row per line, each after a comma; the first comma is dropped. JSON has no control characters.
 * With two of them as quote and delimiter, COPY never escapes and the bytes are unchanged.
 */
async function writeRows(
  client: PoolClient,
  query: string,
  { out, signal }: { out: Writable; signal: AbortSignal },
  onRows: (rows: number) => Promise<void>,
): Promise<number> {
  const rows = client.query(
    copyTo(
      `copy (select ',' || row_to_json(r)::text from (${query}) r) to stdout
       with (format csv, quote E'\\x01', delimiter E'\\x02')`,
    ),
  );
  let count = 0;
  let isFirst = true;
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, at + 1)) count += 1;
    await writeOut(out, isFirst && chunk[0] === comma ? chunk.subarray(1) : chunk);
    isFirst = false;
    await onRows(count);
  }
  return count;
}
