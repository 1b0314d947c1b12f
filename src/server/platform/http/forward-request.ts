import { request as ask, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ErrorReply } from '../../../contract/platform/error.ts';
import { isForAnyone, largestBody, smallBody } from './body-sizes.ts';

/** Where another process of the program accepts requests: on loopback, with a secret. */
export interface ForwardAddress {
  readonly port: number;
  readonly secret: string;
}

export const secretHeader = 'x-pagehaul-secret';

/** Headers for a single connection, and headers that identify the client. */
const ownHeaders: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'x-forwarded-for',
  secretHeader,
]);

/** True for a request of the back office or of a program with a key whose body may take long to read, validate and process. */
export function isLarge({
  headers,
  method = '',
  url = '',
}: Pick<IncomingMessage, 'headers' | 'method' | 'url'>): boolean {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  if (coding === undefined && !(Number(length) > smallBody)) return false;
  const [path = ''] = url.split('?', 1);
  // A body that is streamed to disk is not processed here, so forwarding it would only copy it twice.
  if (largestBody(method, path) === null) return false;
  return path.startsWith('/api/') && !isForAnyone(path);
}

/** Streams a request to the other process and its response back. `client`: the client's address. */
export function forwardRequest(
  { port, secret }: ForwardAddress,
  client: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method, url, rawHeaders } = request;
  const headers = [...passedOn(rawHeaders), 'x-forwarded-for', client, secretHeader, secret];
  const forwarded = ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
  forwarded.once('response', answer => passBack(answer, response));
  forwarded.on('error', () => fail(forwarded, response));
  // Stops forwarding if the client has disconnected. discard-unread-body.ts handles data after a response.
  response.once('close', () => forwarded.destroy());
  response.once('finish', () => request.unpipe(forwarded));
  request.pipe(forwarded);
}

function passBack(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, passedOn(answer.rawHeaders));
  answer.once('error', () => response.destroy());
  answer.pipe(response);
}

/** Answers with an error: the other process ended or was not reachable. */
function fail(forwarded: ClientRequest, response: ServerResponse): void {
  forwarded.destroy();
  if (response.headersSent) return;
  const reply: ErrorReply = {
    error: {
      kind: 'unavailable',
      message: 'The process for large requests restarted. Check the result, or send it again.',
      reason: 'worker',
      request_id: 'none',
    },
  };
  response
    .writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' })
    .end(JSON.stringify(reply));
}

function passedOn(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, at) => !ownHeaders.has((rawHeaders[at - (at % 2)] ?? '').toLowerCase()));
}
