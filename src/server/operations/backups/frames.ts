import { z } from 'zod';

/*
 * A backup consists of frames: a letter, a length of four bytes, and the content.
 * A table's frame is followed by its COPY rows, a file's frame by its bytes.
 */

export interface TableFrame {
  readonly table: string;
  readonly columns: readonly string[];
}

export type Frame =
  | ({ readonly kind: 'table' } & TableFrame)
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'data'; readonly data: Buffer }
  /** The end of a table, with the number of its rows. */
  | { readonly kind: 'close'; readonly rows: number }
  | { readonly kind: 'end'; readonly tables: number; readonly rows: number };

const frameSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), table: z.string(), columns: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal('file'), path: z.string() }),
  z.object({ kind: z.literal('close'), rows: z.number().int() }),
  z.object({ kind: z.literal('end'), tables: z.number().int(), rows: z.number().int() }),
]);

/** Larger pieces are cut by the writer, and refused by the reader. */
export const largestFrame = 1024 * 1024;

const letters = { table: 'T', file: 'F', data: 'D', close: 'C', end: 'Z' } as const;
const headLength = 5;

export function encodeFrame(frame: Frame): Buffer {
  const content = frame.kind === 'data' ? frame.data : Buffer.from(JSON.stringify(frame));
  const head = Buffer.allocUnsafe(headLength);
  head.write(letters[frame.kind], 'latin1');
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

/** The file is not a valid backup: truncated, changed or of another kind. */
export class DamagedBackup extends Error {
  constructor(what: string) {
    super(`The backup is damaged: ${what}.`);
    this.name = 'DamagedBackup';
  }
}

/** Frames out of pieces of any size. Holds no more than one frame. */
export async function* decodeFrames(pieces: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    held = held.length === 0 ? piece : Buffer.concat([held, piece]);
    let at = 0;
    while (held.length - at >= headLength) {
      const length = held.readUInt32BE(at + 1);
      if (length > largestFrame) throw new DamagedBackup('a part of it is larger than any we write');
      if (held.length - at < headLength + length) break;
      const content = held.subarray(at + headLength, at + headLength + length);
      yield decodeFrame(held.toString('latin1', at, at + 1), content);
      at += headLength + length;
    }
    held = held.subarray(at);
  }
  if (held.length > 0) throw new DamagedBackup('it ends in the middle of a part');
}

/** The data of a table or file. `onClose` gets the number of rows in its last frame. */
export async function* readContent(
  frames: AsyncIterator<Frame, void>,
  onClose?: (rows: number) => void,
): AsyncGenerator<Buffer> {
  for (;;) {
    const { value: frame } = await frames.next();
    if (frame?.kind === 'close') return onClose?.(frame.rows);
    if (frame?.kind !== 'data') throw new DamagedBackup('a part of it has no end');
    yield frame.data;
  }
}

function decodeFrame(letter: string, content: Buffer): Frame {
  if (letter === letters.data) return { kind: 'data', data: content };
  const said = frameSchema.safeParse(readJson(content));
  if (!said.success || letters[said.data.kind] !== letter) {
    throw new DamagedBackup('it holds something that is no part of a backup');
  }
  return said.data;
}

function readJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return null;
  }
}
