import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { StreamTimeouts } from './app-env.ts';
import { type DiscardLimits, discardUnreadBody } from './discard-unread-body.ts';
import { isPlainHost } from './is-plain-host.ts';
import { defaultStreamTimeouts } from './serve-stream.ts';

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

/**
 * True for a request that a proxy may parse differently: two hosts or an odd one, or a body without a certain end. Node's
 * parser refuses the rest, such as two lengths, or a length with chunks.
 */
function isAmbiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length;
  const { host, 'transfer-encoding': coding } = headers;
  return (
    hosts > 1 ||
    // Clients of HTTP/1.0 may send none. Node refuses it since.
    (host !== undefined && !isPlainHost(host)) ||
    (coding !== undefined && (httpVersion !== '1.1' || coding.toLowerCase() !== 'chunked'))
  );
}

const absolute = /^(https?):\/\/([^/?#]*)/i;

/**
 * Rewrites a target with scheme and host, which every server has to accept, to the path alone. False: it names another host
 * than the Host header, or an odd one, so a proxy may parse the request differently.
 */
function toOriginForm(request: IncomingMessage): boolean {
  const { url: target = '/', headers } = request;
  const [start, scheme = '', authority = ''] = absolute.exec(target) ?? [];
  if (start === undefined) return true;
  if (!isPlainHost(authority)) return false;
  const { host = authority } = headers;
  if (hostIn(scheme, host) !== hostIn(scheme, authority)) return false;
  const path = target.slice(start.length);
  request.url = path.startsWith('/') ? path : `/${path}`;
  headers.host = host;
  return true;
}

/** Host and port, without the port that the scheme implies. */
const hostIn = (scheme: string, host: string) => new URL(`${scheme}://${host}/`).host;
