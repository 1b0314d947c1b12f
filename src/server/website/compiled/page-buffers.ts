import { ByteWriter, type WriteLetters } from '../../../engine/index.ts';

/* Reused memory for one page each: allocating it takes longer than filling it. */

/** The bytes that are free in front of a page, for the head of an answer. */
export const freeInFront = 4_096;
const maxBuffers = 16;
const maxBufferBytes = 1_048_576;
const pool: ByteWriter[] = [];

export function acquireBuffer(): ByteWriter {
  const buffer = pool.pop() ?? new ByteWriter({ start: freeInFront, writeMany: writerOfOne() });
  buffer.clear();
  return buffer;
}

/** Caches the view of one buffer: creating a view takes longer than writing most texts. */
function writerOfOne(): WriteLetters {
  let known: Uint8Array | null = null;
  let view = Buffer.alloc(0);
  return (memory, text, at) => {
    if (memory !== known) view = Buffer.from(memory.buffer);
    known = memory;
    view.write(text, at, 'latin1');
  };
}

export function releaseBuffer(buffer: ByteWriter | null): void {
  if (buffer && buffer.memory.byteLength <= maxBufferBytes && pool.length < maxBuffers) pool.push(buffer);
}
