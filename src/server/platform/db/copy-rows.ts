import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { type CopyToStreamQuery, from as copyFrom, to as copyTo } from 'pg-copy-streams';

export type CopyValue = string | number | null;

/**
 * Writes rows with COPY, the fastest method. `target` is a table with its columns and must never contain
 * user input.
 * @example await copyRows(client, 'staged (id, slug)', [['1', 'a'], ['2', 'b']])
 */
export async function copyRows(
  client: PoolClient,
  target: string,
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  await copyBlocks(client, target, copyText(rows));
}

/** Writes formatted blocks. Returns the number of rows. */
export async function copyBlocks(
  client: PoolClient,
  target: string,
  blocks: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<number> {
  const copy = client.query(copyFrom(`copy ${target} from stdin`));
  await pipeline(Readable.from(blocks, { objectMode: false }), copy);
  return copy.rowCount;
}

/**
 * Reads a table or query with COPY: a stream of bytes, whose `rowCount` is known at its end. A connection whose rows are not
 * all read must be closed.
 * @example for await (const block of copyOut(client, '(select slug from staged)')) out.write(block)
 */
export function copyOut(client: PoolClient, source: string, options = ''): CopyToStreamQuery {
  return client.query(copyTo(`copy ${source} to stdout ${options}`));
}

/**
 * Formats rows for COPY in blocks of some 64 kB. Separate blocks for each row would cost more than the
 * rows.
 */
export function* copyText(rows: Iterable<readonly CopyValue[]>): Generator<Buffer> {
  let block = '';
  for (const row of rows) {
    for (let i = 0; i < row.length; i += 1) {
      const value = row[i];
      if (i > 0) block += '\t';
      block +=
        value === null || value === undefined
          ? '\\N'
          : typeof value === 'number'
            ? String(value)
            : escape(value);
    }
    block += '\n';
    if (block.length > 65_536) {
      yield Buffer.from(block);
      block = '';
    }
  }
  if (block) yield Buffer.from(block);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' };

function escape(text: string): string {
  return /[\\\t\n\r\0]/.test(text) ? text.replaceAll(/[\\\t\n\r\0]/g, found => escapes[found] ?? '') : text;
}
