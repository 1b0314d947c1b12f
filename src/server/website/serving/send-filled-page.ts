import type { Socket } from 'node:net';
import { unseen } from '../../pages/views/view-counter.ts';
import type { PageBytes } from '../compiled/fill-landing-page.ts';
import { releaseBuffer } from '../compiled/page-buffers.ts';
import {
  acceptedEncoding,
  compress,
  levels,
  notModifiedHeaders,
  pageHeaders,
} from '../context/packed-page.ts';
import { etagOf, type PageCache } from '../context/page-cache.ts';
import type { PlainRequest } from './plain-request.ts';
import { answerHead } from './whole-answer.ts';

/** A page that was just filled. */
export interface FilledPage extends PageBytes {
  readonly path: string;
  /** The cache version before the first database read. */
  readonly cacheVersion: number;
}

/** Sends a filled page on a bare connection, and caches it if worthwhile. */
export function sendFilledPage(
  cache: PageCache,
  request: PlainRequest,
  socket: Socket,
  page: FilledPage,
): void {
  const { html, buffer } = page;
  const etag = etagOf(html);
  const { always } = cache;
  cache.drawn += 1;
  if (request.isView) cache.views.view(unseen(page.path));
  if (cache.isWorthKeeping(page.path)) cache.keep({ ...page, shows: page.shows.list() }, Buffer.from(html));
  if (request.ifNoneMatch === etag) {
    socket.write(answerHead(304, [...notModifiedHeaders(etag), ...always]), 'latin1');
    releaseBuffer(buffer);
    return;
  }
  const encoding = acceptedEncoding(request.acceptEncoding);
  const body = compress(html, encoding, levels.quick);
  const head = answerHead(200, [...pageHeaders(etag, encoding, body.length), ...always]);
  if (!buffer || body !== html || head.length > buffer.start) {
    socket.write(Buffer.concat([Buffer.from(head, 'latin1'), body]));
    releaseBuffer(buffer);
    return;
  }
  const answer = Buffer.from(buffer.memory, buffer.start - head.length, head.length + html.length);
  answer.write(head, 'latin1');
  // The buffer is free after the system has accepted all bytes, mostly immediately.
  let isFree = false;
  const free = () => {
    if (!isFree) releaseBuffer(buffer);
    isFree = true;
  };
  socket.write(answer, free);
  if (socket.writableLength === 0) free();
}
