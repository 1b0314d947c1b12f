import type { Socket } from 'node:net';
import { unseen } from '../views/view-counter.ts';
import { acceptedEncoding, compress, efforts, notModifiedHeaders, pageHeaders } from './packed-page.ts';
import { etagOf, type PageCache } from './page-cache.ts';
import type { PlainRequest } from './plain-request.ts';
import { answerHead } from './whole-answer.ts';

/** A page that was just filled, as a string that holds one byte in each letter. */
export interface FilledPage {
  readonly path: string;
  /** The cache's epoch before anything was read from the database. */
  readonly epoch: number;
  readonly bytes: string;
  readonly shows: readonly string[];
}

/**
 * Sends a filled page on a bare connection, and keeps it where it is worth it. Head and page are put together in memory that
 * is used again: new memory for each page takes longer than to fill it.
 */
export function sendFilledPage(
  cache: PageCache,
  request: PlainRequest,
  socket: Socket,
  page: FilledPage,
): void {
  const room = takeRoom(mostHead + page.bytes.length);
  const html = room.subarray(mostHead, mostHead + room.write(page.bytes, mostHead, 'latin1'));
  const etag = etagOf(html);
  const { always } = cache;
  cache.drawn += 1;
  if (request.isView) cache.views.view(unseen(page.path));
  if (cache.isWorthKeeping(page.path)) cache.keep(page, Buffer.from(html));
  if (request.ifNoneMatch === etag) {
    socket.write(answerHead(304, [...notModifiedHeaders(etag), ...always]), 'latin1');
    giveRoom(room);
    return;
  }
  const encoding = acceptedEncoding(request.acceptEncoding);
  if (encoding !== 'identity') {
    const body = compress(html, encoding, efforts.quick);
    const head = answerHead(200, [...pageHeaders(etag, encoding, body.length), ...always]);
    socket.write(Buffer.concat([Buffer.from(head, 'latin1'), body]));
    giveRoom(room);
    return;
  }
  const head = answerHead(200, [...pageHeaders(etag, encoding, html.length), ...always]);
  const start = mostHead - head.length;
  room.write(head, start, 'latin1');
  // The room is free again once the system has taken all of it, which it mostly does at once.
  let isFree = false;
  const free = () => {
    if (!isFree) giveRoom(room);
    isFree = true;
  };
  socket.write(room.subarray(start, mostHead + html.length), free);
  if (socket.writableLength === 0) free();
}

const mostHead = 4_096;
const roomBytes = 262_144;
const mostRooms = 16;
const rooms: Buffer[] = [];

function takeRoom(bytes: number): Buffer {
  if (bytes > roomBytes) return Buffer.allocUnsafeSlow(bytes);
  return rooms.pop() ?? Buffer.allocUnsafeSlow(roomBytes);
}

function giveRoom(room: Buffer): void {
  if (room.length === roomBytes && rooms.length < mostRooms) rooms.push(room);
}
