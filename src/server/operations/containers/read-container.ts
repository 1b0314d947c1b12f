import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip as gunzipWithCallback } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { z } from 'zod';
import {
  blockBytes,
  type ContainerEntry,
  checksumName,
  checksumPattern,
  countLines,
  countsName,
  DamagedFile,
  manifestName,
  maxPart,
  type OpenContainer,
} from './container-entry.ts';

const gunzip = promisify(gunzipWithCallback);

/** Photos are stored re-encoded and small, and parts of rows are compressed. */
const maxEntry = 32 * 1024 ** 2;
const maxManifest = 1024 ** 2;
const listPattern = /^lists\/([a-z_]{1,100})\/\d+\.gz$/;
const listsSchema = z.object({
  lists: z.array(z.object({ name: z.string(), columns: z.array(z.string()).default([]) })),
});

const countsSchema = z.record(z.string(), z.number().int().min(0));

type Lists = z.output<typeof listsSchema>['lists'];

/** Opens a container. Its lists are not read yet. */
export async function openContainer(path: string): Promise<OpenContainer> {
  const { size } = await stat(path);
  const [checksum, rows, manifest] = await readHead(path);
  const read = listsSchema.safeParse(manifest);
  if (!read.success) throw new DamagedFile('its head can’t be read');
  return {
    path,
    bytes: size,
    rows,
    manifest,
    checksum,
    checkedFrom: 2 * blockBytes,
    entries: (signal, onRead) =>
      readEntries(readTar(path, { maxBytes: maxEntry, signal, onRead }), read.data.lists),
  };
}

async function readHead(path: string): Promise<[checksum: string, rows: number, manifest: unknown]> {
  const tar = readTar(path, { maxBytes: maxManifest });
  try {
    const first = textOf((await tar.next().catch(unlessDamaged)).value, checksumName);
    const [, checksum, rows] = checksumPattern.exec(first) ?? [];
    if (checksum === undefined) throw new DamagedFile('it does not begin like a backup');
    return [checksum, Number(rows), parseJson(textOf((await tar.next()).value, manifestName))];
  } finally {
    await tar.return();
  }
}

function unlessDamaged(error: unknown): { value: undefined } {
  if (error instanceof DamagedFile) return { value: undefined };
  throw error;
}

/** Compares the whole file with its checksum. */
export async function verifyChecksum(
  { path, checksum, checkedFrom }: OpenContainer,
  signal?: AbortSignal,
): Promise<void> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path, { start: checkedFrom })) {
    signal?.throwIfAborted();
    hash.update(piece);
  }
  if (hash.digest('hex') !== checksum) throw new DamagedFile('its content does not match its checksum');
}

async function* readEntries(
  tar: AsyncGenerator<TarEntry, void>,
  lists: Lists,
): AsyncGenerator<ContainerEntry> {
  const columnsOf = new Map(lists.map(({ name, columns }) => [name, columns]));
  const read = new Map<string, number>();
  let counts: Buffer | null = null;
  try {
    let next = await tar.next();
    async function* partsOf(list: string): AsyncGenerator<Buffer> {
      for (; !next.done && listOf(next.value) === list; next = await tar.next()) {
        const part = await unpacked(next.value);
        read.set(list, (read.get(list) ?? 0) + countLines(part));
        yield part;
      }
    }
    while (!next.done) {
      const { name, content } = next.value;
      const list = listOf(next.value);
      const columns = columnsOf.get(list ?? '');
      if (list !== undefined && columns) {
        const parts = partsOf(list);
        yield { kind: 'rows', list, columns, content: parts };
        for await (const _ of parts); // What the reader left.
      } else {
        if (name === countsName) counts = content;
        else if (name !== checksumName && name !== manifestName) yield { kind: 'file', path: name, content };
        next = await tar.next();
      }
    }
    if (counts) requireCounts(counts, read);
  } finally {
    await tar.return();
  }
}

/** Compares the number of rows of each list. The first containers don't have it. */
function requireCounts(text: Buffer, read: ReadonlyMap<string, number>): void {
  const counts = countsSchema.safeParse(parseJson(text.toString()));
  if (!counts.success) throw new DamagedFile('its numbers of rows can’t be read');
  for (const list of new Set([...Object.keys(counts.data), ...read.keys()])) {
    const [expected, found] = [counts.data[list] ?? 0, read.get(list) ?? 0];
    if (found !== expected)
      throw new DamagedFile(`its list ${list} has ${found} rows instead of ${expected}`);
  }
}

interface TarEntry {
  readonly name: string;
  readonly content: Buffer;
}

const listOf = ({ name }: TarEntry) => listPattern.exec(name)?.[1];

const textOf = (entry: TarEntry | undefined | void, name: string) =>
  entry && entry.name === name ? entry.content.toString() : '';

async function unpacked({ content }: TarEntry): Promise<Buffer> {
  return gunzip(content, { maxOutputLength: maxPart }).catch(() => {
    throw new DamagedFile('it can’t be unpacked');
  });
}

interface TarReading {
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
  readonly onRead?: ((bytes: number) => void) | undefined;
}

/** The files of a tar, one at a time. */
async function* readTar(
  path: string,
  { maxBytes, signal, onRead }: TarReading,
): AsyncGenerator<TarEntry, void> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  try {
    const decoder = createTarDecoder({ strict: true });
    void send(file, decoder.writable.getWriter());
    for await (const { header, body } of decoder.readable) {
      signal?.throwIfAborted();
      if (header.size > maxBytes) throw new DamagedFile('a part of it is larger than any we write');
      if (header.type !== 'file') throw new DamagedFile('it holds something that is no part of a backup');
      yield { name: header.name, content: await buffer(body) };
      onRead?.(file.bytesRead);
    }
  } catch (error) {
    // The tar reader's errors have no class of their own; those of the file have a code.
    const isFormat = error instanceof Error && error.constructor === Error && !('code' in error);
    throw isFormat ? new DamagedFile('it can’t be unpacked') : error;
  } finally {
    file.destroy();
  }
}

/** Sends the file until nobody reads on. An error goes to the reader. */
async function send(
  file: AsyncIterable<Uint8Array>,
  to: WritableStreamDefaultWriter<Uint8Array>,
): Promise<void> {
  try {
    for await (const piece of file) await to.write(piece);
    await to.close();
  } catch (error) {
    await to.abort(error).catch(() => undefined);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
