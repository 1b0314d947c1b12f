import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import { packTar } from 'modern-tar';
import { writePrivateFile } from '../../platform/private-files.ts';
import {
  blockBytes,
  type ContainerEntry,
  checksumName,
  checksumText,
  countLines,
  countsName,
  manifestName,
  maxPart,
  partLength,
} from './container-entry.ts';

const gzip = promisify(gzipWithCallback);
/** Two empty blocks, which end an archive. */
const endOfTar = Buffer.alloc(2 * blockBytes);

/** `lists` names the lists in their order, with their columns if rows are values of columns. */
interface Manifest {
  readonly format: string;
  readonly lists: readonly { readonly name: string; readonly columns?: readonly string[] }[];
}

interface Contents {
  readonly manifest: Manifest;
  readonly entries: AsyncIterable<ContainerEntry>;
  readonly createdAt: Date;
}

export interface WrittenContainer {
  readonly bytes: number;
  readonly rows: number;
  /** The number of rows by list. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Writes a container in bounded memory. The file gets its name when it is complete. */
export async function writeContainer(path: string, contents: Contents): Promise<WrittenContainer> {
  const counts: Record<string, number> = {};
  const hash = createHash('sha256');
  const total = () => Object.values(counts).reduce((sum, count) => sum + count, 0);
  const bytes = await writePrivateFile(
    path,
    out => pipeline(containerBytes(contents, counts, hash), out),
    () => ({ at: blockBytes, text: checksumText(hash.digest('hex'), total()) }),
  );
  return { bytes, rows: total(), counts };
}

async function* containerBytes(
  { manifest, entries, createdAt }: Contents,
  counts: Record<string, number>,
  hash: { update(bytes: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  yield await packed(checksumName, checksumText('0'.repeat(64), 0), createdAt);
  for await (const [name, body] of tarEntries(manifest, entries, counts)) {
    const bytes = await packed(name, body, createdAt);
    hash.update(bytes);
    yield bytes;
  }
  hash.update(endOfTar);
  yield endOfTar;
}

async function* tarEntries(
  manifest: Manifest,
  entries: AsyncIterable<ContainerEntry>,
  counts: Record<string, number>,
): AsyncGenerator<readonly [name: string, body: string | Uint8Array]> {
  yield [manifestName, JSON.stringify(manifest)];
  for await (const entry of entries) {
    if (entry.kind === 'file') yield [entry.path, entry.content];
    else {
      let number = 0;
      const count = (rows: number) => {
        counts[entry.list] = (counts[entry.list] ?? 0) + rows;
      };
      for await (const part of compressedParts(entry.content, count)) {
        number += 1;
        yield [`lists/${entry.list}/${String(number).padStart(6, '0')}.gz`, part];
      }
    }
  }
  yield [countsName, JSON.stringify(counts)];
}

/** Compresses one part while the next is read. */
async function* compressedParts(
  content: AsyncIterable<Buffer>,
  count: (rows: number) => void,
): AsyncGenerator<Buffer> {
  let before: Promise<Buffer> | null = null;
  for await (const part of partsOf(content)) {
    count(countLines(part));
    const compressed = gzip(part, { level: 4 });
    if (before) yield await before;
    before = compressed;
  }
  if (before) yield await before;
}

/** At least one part, so that every list is in the file. */
async function* partsOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let number = 0;
  let pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < maxPart) continue;
    let held = Buffer.concat(pieces);
    while (held.length >= maxPart) {
      const length = partLength(held);
      number += 1;
      yield held.subarray(0, length);
      held = held.subarray(length);
    }
    pieces = [Buffer.from(held)];
    bytes = held.length;
  }
  if (bytes > 0 || number === 0) yield Buffer.concat(pieces);
}

/** An entry as tar writes it, without the end of the archive. */
async function packed(name: string, body: string | Uint8Array, mtime: Date): Promise<Uint8Array> {
  const size = Buffer.byteLength(body);
  const whole = await packTar([{ header: { name, size, mtime, mode: 0o600 }, body }]);
  return whole.subarray(0, whole.length - endOfTar.length);
}
