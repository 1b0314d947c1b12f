import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import type { PageCache } from '../context/page-cache.ts';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';
import { UnreadAnswers } from './unread-answers.ts';
import { wholeAnswer } from './whole-answer.ts';

/*
 * The fast path: a plain GET of a cached or compiled page is answered on the bare connection.
 * Any other request passes the connection to Node's HTTP server. Measured: twice the requests per second.
 */

/** Idle connections are closed: sooner before the first request than between two. In milliseconds. */
const maxWait = { first: 15_000, next: 65_000, last: 5_000 };

/** Answers an uncached request on its connection. Null: not its address. False: it could not answer, and nothing was sent. */
export type SocketHandler = (request: PlainRequest, socket: Socket) => Promise<boolean> | null;

/** The fast path to cached pages, in front of a server. */
interface FastPath {
  /** From now on the server gets each request with its connection. */
  passOnToNode(): void;
  /** Closes the connections of the fast path. Pending answers are sent first. */
  drop(): void;
}

/** Adds the fast path before the server's handler. */
export function answerFromMemory(
  server: Server,
  cache: PageCache,
  answerOnWire: SocketHandler = () => null,
): FastPath {
  const nodeListeners = server.listeners('connection');
  const waiting = new Set<Socket>();
  /** Sockets whose answer is pending. */
  const busy = new Set<Socket>();
  const unread = new UnreadAnswers(() => cacheBounds().unreadAnswers);
  let isOpen = true;
  let isClosing = false;
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    waiting.add(socket);
    socket.setNoDelay(true);
    socket.setTimeout(maxWait.first);
    const onData = (chunk: Buffer) => {
      const request = isOpen ? readPlainRequest(chunk) : null;
      const found = request && cache.find(request.target, request.acceptEncoding, request.ifNoneMatch);
      if (request && found) {
        if (request.isView) cache.views.view(found.seen);
        // Each read and write starts it again; setting it costs a new timer.
        if (socket.timeout !== maxWait.next) socket.setTimeout(maxWait.next);
        // A client that does not read is not read from, or answers would accumulate here.
        if (!socket.write(wholeAnswer(found))) waitForReader();
        return;
      }
      const answering = request && answerOnWire(request, socket);
      if (answering) wait(answering, chunk);
      else passToNode(chunk);
    };
    /** Reading pauses until this request is answered. */
    const wait = (answering: Promise<boolean>, chunk: Buffer) => {
      busy.add(socket);
      socket.pause();
      socket.setTimeout(maxWait.next);
      const ended = (isAnswered: boolean) => {
        busy.delete(socket);
        if (socket.destroyed) return;
        if (!isAnswered) passToNode(chunk);
        else if (isClosing) socket.destroySoon();
        else if (socket.writableNeedDrain) waitForReader();
        else socket.resume();
      };
      answering.then(ended, () => ended(false));
    };
    const waitForReader = () => {
      socket.pause();
      unread.add(socket);
    };
    const passToNode = (chunk: Buffer) => {
      leave();
      socket.setTimeout(0);
      socket.pause();
      for (const listener of nodeListeners) listener.call(server, socket);
      socket.unshift(chunk);
      socket.resume();
    };
    const end = () => socket.destroy();
    /** A client that sends nothing more may still read. */
    const finish = () => socket.destroySoon();
    /** Resumes unless an answer is in progress or the visitor has not read the previous ones. */
    const resumeReading = () => {
      unread.delete(socket);
      if (!busy.has(socket) && !socket.writableNeedDrain) socket.resume();
    };
    const leave = () => {
      waiting.delete(socket);
      unread.delete(socket);
      socket
        .off('data', onData)
        .off('timeout', end)
        .off('error', end)
        .off('end', finish)
        .off('close', leave)
        .off('drain', resumeReading);
    };
    socket
      .on('data', onData)
      .on('timeout', end)
      .on('error', end)
      .on('end', finish)
      .on('close', leave)
      .on('drain', resumeReading);
  });
  return {
    passOnToNode: () => {
      isOpen = false;
    },
    drop: () => {
      isClosing = true;
      for (const socket of waiting) {
        if (busy.has(socket)) socket.setTimeout(maxWait.last);
        else socket.destroySoon();
      }
    },
  };
}
