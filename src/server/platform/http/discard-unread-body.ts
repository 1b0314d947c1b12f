import type { IncomingMessage, ServerResponse } from 'node:http';

export interface DiscardLimits {
  /** Larger bodies are not read to their end; the connection is closed. */
  readonly bytes: number;
  /** Milliseconds from the response on. */
  readonly time: number;
}

/**
 * A request may be answered before its body is read. The next request on the connection follows the body,
 * so the body is read and dropped within `limits`; beyond them, the connection ends. Closing a socket with
 * unread data sends a reset, which can delete the response before the client reads it. So the server ends
 * its side first, and destroys the socket after the body, the client's end, or the time limit.
 */
export function discardUnreadBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: DiscardLimits,
): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (coding === undefined && !(Number(length) > 0)) return;
  if (Number(length) > limits.bytes) {
    // A response before the end of the body announces that the connection closes.
    const { shouldKeepAlive } = response;
    response.shouldKeepAlive = false;
    request.once('end', () => {
      if (!response.headersSent) response.shouldKeepAlive = shouldKeepAlive;
    });
  }
  // Runs before Node's own listener, which ends the connection after `Connection: close`.
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
    socket.off('close', stopTimer); // A reused connection would collect one listener per request.
    if (isEnding) socket.destroy();
    // The next request on this connection ends normally.
    else Reflect.deleteProperty(socket, 'destroySoon');
  });
  request.resume();
  // Reading starts now. Otherwise Node drops an unread body without counting it.
  request.read(0);
}
