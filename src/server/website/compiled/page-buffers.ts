import { ByteWriter, type WriteLetters } from '../../../engine/index.ts';

/* Memory for one page each, used again and again: new memory for each page takes longer than to fill it. */

/** So much is free in front of a page, for the head of an answer. */
export const freeInFront = 4_096;
const maxRooms = 16;
const largestRoom = 1_048_576;
const rooms: ByteWriter[] = [];

export function acquireBuffer(): ByteWriter {
  const room = rooms.pop() ?? new ByteWriter({ start: freeInFront, writeMany: writerOfOne() });
  room.clear();
  return room;
}

/** For one room: making a view of its memory takes longer than to write most texts. */
function writerOfOne(): WriteLetters {
  let known: Uint8Array | null = null;
  let view = Buffer.alloc(0);
  return (memory, text, at) => {
    if (memory !== known) view = Buffer.from(memory.buffer);
    known = memory;
    view.write(text, at, 'latin1');
  };
}

export function releaseBuffer(room: ByteWriter | null): void {
  if (room && room.memory.byteLength <= largestRoom && rooms.length < maxRooms) rooms.push(room);
}
