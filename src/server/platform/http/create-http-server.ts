import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { StreamTimeouts } from './app-env.ts';
import { type DiscardLimits, discardUnreadBody } from './discard-unread-body.ts';
import { isAmbiguous } from './is-ambiguous.ts';
import { defaultStreamTimeouts } from './serve-stream.ts';
import { toOriginForm } from './to-origin-form.ts';

/**
 * Time limits for clients, in milliseconds; tests use shorter ones. `silence` also limits pauses within a
 * request.
 */
export interface HttpTimeouts extends StreamTimeouts {
  readonly headers: number;
  readonly request: number;
  readonly between: number;
  /** Interval of the checks for slow clients. */
  readonly check: number;
  /** Limits for reading a body after its request was answered. */
  readonly unread: DiscardLimits;
}

export const defaultTimeouts: HttpTimeouts = {
  headers: 15_000,
  request: 300_000, // five photos over a poor connection
  between: 65_000, // longer than the 60 s of common proxies, so that they close first
  ...defaultStreamTimeouts,
  check: 5_000,
  unread: { bytes: 64 * 1024 * 1024, time: 30_000 },
};

/** Node's HTTP server with the limits of every process. */
export function createHttpServer(
  timeouts: HttpTimeouts,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const server = createServer({ connectionsCheckingInterval: timeouts.check }, (request, response) => {
    discardUnreadBody(request, response, timeouts.unread);
    if (isAmbiguous(request) || !toOriginForm(request))
      response.writeHead(400, { Connection: 'close' }).end();
    else answer(request, response);
  });
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.between;
  server.timeout = timeouts.silence;
  return server;
}
