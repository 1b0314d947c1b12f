import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import type { ExportFormat, TransferType } from '../../../contract/operations/transfers.ts';
import { copyOut } from '../../platform/db/copy-rows.ts';
import type { Database } from '../../platform/db/database.ts';
import { readSnapshot } from '../../platform/db/read-snapshot.ts';
import { writePrivateFile } from '../../platform/private-files.ts';
import { type ContainerEntry, countLines } from '../containers/container-entry.ts';
import { writeContainer } from '../containers/write-container.ts';
import { accountsField, photoFilesField } from '../tables/exported-tables.ts';
import { exportedPhotos } from './exported-photos.ts';
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
  readonly format: ExportFormat;
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
  return readSnapshot(database.pool, async client => {
    const total = await countRows(client, lists);
    let done = 0;
    const source: Source = {
      client,
      lists,
      work,
      head: await headOf(client, work.type),
      counts: {},
      onRows: async rows => {
        work.signal.throwIfAborted();
        done += rows;
        await work.onProgress(done, total);
      },
    };
    return work.format === 'tar' ? writeTar(source) : writeJson(source);
  });
}

interface Source {
  readonly client: PoolClient;
  readonly lists: readonly List[];
  readonly work: ExportWork;
  readonly head: { readonly format: string; readonly exported_at: Date };
  readonly counts: Record<string, number>;
  readonly onRows: (rows: number) => Promise<void>;
}

async function writeTar(source: Source): Promise<WrittenExport> {
  const { head, lists, work, counts } = source;
  const written = await writeContainer(work.file, {
    manifest: { ...head, lists: lists.map(({ field }) => ({ name: field })) },
    entries: tarEntries(source),
    createdAt: head.exported_at,
  });
  return { file_size: written.bytes, counts: { ...written.counts, ...counts } };
}

async function* tarEntries({ client, lists, work, counts, onRows }: Source): AsyncGenerator<ContainerEntry> {
  for (const { field, query } of lists) {
    yield { kind: 'rows', list: field, columns: [], content: rowsOf(client, query, onRows) };
    if (field !== 'lead_photos') continue;
    for await (const { lead_id, number, content } of exportedPhotos(client, { ...work, counts }))
      yield { kind: 'file', path: `leads/${lead_id}/${number}.webp`, content };
  }
}

/** The specification's shape: one object with the lists. */
async function writeJson(source: Source): Promise<WrittenExport> {
  const file_size = await writePrivateFile(source.work.file, out => pipeline(jsonText(source), out));
  return { file_size, counts: source.counts };
}

async function* jsonText({
  client,
  lists,
  work,
  head,
  counts,
  onRows,
}: Source): AsyncGenerator<string | Buffer> {
  yield JSON.stringify(head).slice(0, -1);
  for (const { field, query } of lists) {
    yield `,\n${JSON.stringify(field)}:[\n`;
    counts[field] = 0;
    const count = (rows: number) => {
      counts[field] = (counts[field] ?? 0) + rows;
      return onRows(rows);
    };
    let isFirst = true;
    for await (const block of rowsOf(client, query, count, ',')) {
      yield isFirst ? block.subarray(1) : block;
      isFirst = false;
    }
    yield ']';
    if (field === 'lead_photos') yield* photoText(client, work, counts);
  }
  yield '}\n';
}

async function* photoText(
  client: PoolClient,
  work: ExportWork,
  counts: Record<string, number>,
): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(photoFilesField)}:[`;
  let comma = '';
  for await (const { content, ...name } of exportedPhotos(client, { ...work, counts })) {
    yield `${comma}\n${JSON.stringify({ ...name, data: content.toString('base64') })}`;
    comma = ',';
  }
  yield ']';
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

async function headOf(client: PoolClient, type: TransferType) {
  const { rows } = await client.query<{ now: Date }>('select now() as now');
  return {
    format: formatName,
    format_version: formatVersion,
    export_type: type,
    exported_at: rows[0]?.now ?? new Date(),
  };
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
 * One row per line, each after `prefix`. JSON has no control characters. With two of them as quote and delimiter, COPY never
 * escapes and the bytes are unchanged.
 */
async function* rowsOf(
  client: PoolClient,
  query: string,
  onRows: (rows: number) => Promise<void>,
  prefix: '' | ',' = '',
): AsyncGenerator<Buffer> {
  const copy = copyOut(
    client,
    `(select '${prefix}' || row_to_json(r)::text from (${query}) r)`,
    `with (format csv, quote E'\\x01', delimiter E'\\x02')`,
  );
  for await (const block of copy as AsyncIterable<Buffer>) {
    await onRows(countLines(block));
    yield block;
  }
}
