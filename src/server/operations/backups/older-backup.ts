import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import {
  type ContainerEntry,
  countLines,
  DamagedFile,
  type OpenContainer,
} from '../containers/container-entry.ts';

/*
 * Backups until November 2026: a line with the checksum of the rest and the number of rows, a line of JSON metadata, then
 * compressed frames. A frame is a letter, a length of four bytes, and the content. The frame of a table or file is followed by
 * frames of its bytes, and one that closes it. They are read after the checksum, so they are as they were written.
 */

const firstPattern = /^pagehaul-backup 1 ([0-9a-f]{64}) (\d{15})\n/;
const firstLength = 'pagehaul-backup 1 '.length + 64 + 1 + 15 + 1;
const maxHead = 65_536;
const maxFrame = 1024 * 1024;
const headLength = 5;

/** An older backup; null if it is not one. */
export async function openOlderBackup(path: string): Promise<OpenContainer | null> {
  const file = await open(path, 'r');
  try {
    return await readHead(file, path);
  } finally {
    await file.close();
  }
}

async function readHead(file: FileHandle, path: string): Promise<OpenContainer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(firstLength + maxHead + 1), { position: 0 });
  const [, checksum, rows] = firstPattern.exec(buffer.toString('latin1', 0, firstLength)) ?? [];
  if (checksum === undefined) return null;
  const lineEnd = buffer.subarray(0, bytesRead).indexOf(10, firstLength);
  if (lineEnd === -1) throw new DamagedFile('it does not begin like a backup');
  const { size } = await file.stat();
  return {
    path,
    bytes: size,
    rows: Number(rows),
    manifest: parseJson(buffer.toString('utf8', firstLength, lineEnd)),
    checksum,
    checkedFrom: firstLength,
    entries: signal => readEntries(path, lineEnd + 1, signal),
  };
}

const frameSchema = z.union([
  z.object({ kind: z.literal('table'), table: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('file'), path: z.string() }),
  z.object({ kind: z.literal('close'), rows: z.number().int() }),
  z.object({ kind: z.literal('end') }),
]);
type Frame = z.output<typeof frameSchema> | { readonly kind: 'data'; readonly data: Buffer };
const dataLetter = 'D'.charCodeAt(0);

async function* readEntries(
  path: string,
  start: number,
  signal?: AbortSignal,
): AsyncGenerator<ContainerEntry> {
  const frames = readFrames(path, start, signal);
  for await (const frame of frames) {
    if (frame.kind === 'table') {
      const content = readRows(frames);
      yield { kind: 'rows', list: frame.table, columns: frame.columns, content };
      for await (const _ of content); // What the reader left.
    } else if (frame.kind === 'file') {
      yield { kind: 'file', path: frame.path, content: await buffer(readContent(frames)) };
    }
  }
}

/** The rows of a table, as many as the frame after them says. */
async function* readRows(frames: AsyncIterator<Frame, void>): AsyncGenerator<Buffer> {
  let rows = 0;
  const content = readContent(frames);
  let next = await content.next();
  for (; !next.done; next = await content.next()) {
    rows += countLines(next.value);
    yield next.value;
  }
  if (next.value !== rows) throw new DamagedFile(`a table has ${rows} rows instead of ${next.value}`);
}

/** The bytes of a table or file. Returns the number of rows that their last frame has. */
async function* readContent(frames: AsyncIterator<Frame, void>): AsyncGenerator<Buffer, number> {
  let next = await frames.next();
  for (; next.value?.kind === 'data'; next = await frames.next()) yield next.value.data;
  return next.value?.kind === 'close' ? next.value.rows : 0;
}

/** The frames of the file. Holds no more than one. */
async function* readFrames(path: string, start: number, signal?: AbortSignal): AsyncGenerator<Frame, void> {
  const file = createReadStream(path, { start });
  const body = createGunzip();
  file.on('error', error => body.destroy(error)).pipe(body);
  let held: Buffer = Buffer.alloc(0);
  try {
    for await (const piece of body) {
      signal?.throwIfAborted();
      held = Buffer.concat([held, piece]);
      while (held.length >= headLength) {
        const length = held.readUInt32BE(1);
        if (length > maxFrame) throw new DamagedFile('a part of it is larger than any we write');
        if (held.length < headLength + length) break;
        const data = held.subarray(headLength, headLength + length);
        yield held[0] === dataLetter ? { kind: 'data', data } : frameSchema.parse(parseJson(data.toString()));
        held = held.subarray(headLength + length);
      }
    }
  } finally {
    file.destroy();
    body.destroy();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
