import type { IncomingMessage, ServerResponse } from 'node:http';

export interface DiscardLimits {
  /** Larger bodies are not read to their end: the connection is closed instead. */
  readonly bytes: number;
  /** In milliseconds, from the answer on. */
  readonly time: number;
}

/**
 * A request can be answered before its body is read: refused, or sent to an address that takes none. The next request on the
 * connection comes after the body, so the body is read and dropped, within `limits`. Past them the connection ends.
 *
 * Closing a socket with unread data sends a reset, and a reset can delete the answer before the client reads it. So the
 * server's side ends first, and the socket is destroyed only after the body, the client's own end, or the time limit.
 */
export function discardUnreadBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: DiscardLimits,
): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && !(Number(length) > 0)) return;
  if (Number(length) > limits.bytes) {
    // An answer before the end of the body announces that the connection closes.
    const { shouldKeepAlive } = response;
    response.shouldKeepAlive = false;
    request.once('end', () => {
      if (!response.headersSent) response.shouldKeepAlive = shouldKeepAlive;
    });
  }
  // Node's own listener, which ends the connection after `Connection: close`, comes after this one.
  response.prependOnceListener('finish', () => {
    if (!request.complete) discard(request, limits);
  });
}

function discard(request: IncomingMessage, { bytes, time }: DiscardLimits): void {
  const { socket } = request;
  let read = 0;
  let isEnding = false;
  const timer = setTimeout(() => socket.destroy(), time);
  const stopTimer = () => clearTimeout(timer);
  socket.once('close', stopTimer);
  socket.destroySoon = () => {
    isEnding = true;
    socket.end();
  };
  request.removeAllListeners('data');
  request.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read <= bytes) return;
    request.pause();
    socket.destroySoon();
  });
  request.once('end', () => {
    stopTimer();
    socket.off('close', stopTimer); // A kept connection would collect one for each request.
    if (isEnding) socket.destroy();
    // What follows is another request, and ends as usual.
    else Reflect.deleteProperty(socket, 'destroySoon');
  });
  request.resume();
  // Reading starts now: Node drops a body that nobody reads, without counting it.
  request.read(0);
}
