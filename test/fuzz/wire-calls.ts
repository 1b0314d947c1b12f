import { connect } from 'node:net';
import * as fc from 'fast-check';

/** What is repeated to make an expression or a loop take long. */
const pieces = fc.constantFrom(
  'a',
  '-',
  '/',
  '//',
  's/',
  'a-',
  '%20',
  '%2e%2e/',
  '%c3%a9',
  '.',
  ',',
  ';',
  ' ',
  '"',
  'a=b&',
  'br;q=0,',
  'a,b;',
  '1.1.1.1,',
  '[',
  '(',
  '\xe9',
);
const longText = fc
  .tuple(pieces, fc.constantFrom(1, 3, 28, 300, 2_000), pieces, fc.constantFrom('', '!', '/', 'x', '?', '#'))
  .map(([piece, times, other, end]) => (piece.repeat(times) + other.repeat(times) + end).slice(0, 3_000));

const starts = fc.constantFrom(
  '/',
  '/about',
  '/blog/',
  '/leads',
  '/giveaway',
  '/locations/',
  '/locations/florida/',
  '/locations/sss/iii/',
  '/finished-work/',
  '/photos/cases/',
  '/og/',
  '/sitemap-',
  '/assets/',
  '/review/',
  '/consent/',
  '/admin/',
  '/auth/',
  '/api/',
  '/api/pages?search=',
  '/api/docs/',
  '/api/auth/',
  '/healthz',
  '/metrics',
  'http://localhost/',
);
const names = fc.constantFrom(
  'Referer',
  'User-Agent',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Cookie',
  'Content-Type',
  'If-None-Match',
  'If-Modified-Since',
  'Origin',
  'Range',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'Purpose',
  'Ping-From',
  'Last-Event-ID',
  'Content-Length',
  'Transfer-Encoding',
  'Host',
  'X-Other',
);
const valueStarts = fc.constantFrom(
  '',
  'http://localhost/',
  'Bearer ph_',
  'text/html',
  'multipart/form-data; boundary=',
  'Mozilla/5.0 ',
);

const byteChanges = fc.record({
  at: fc.nat(4_000),
  byte: fc.oneof(fc.constantFrom(0, 9, 10, 13, 32, 58, 127), fc.nat(255)),
  put: fc.nat(1),
  dropped: fc.nat(1),
});

/** Whole requests as bytes: addresses, headers and single bytes that nobody expects. */
export const wireCalls: fc.Arbitrary<Buffer> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'get'),
    start: starts,
    rest: longText,
    headers: fc.array(fc.tuple(names, valueStarts, longText), { maxLength: 3 }),
    bytes: fc.array(byteChanges, { maxLength: 2 }),
  })
  .map(({ method, start, rest, headers, bytes }) => {
    const path = start + rest.replaceAll(/[^!-~]/g, '+');
    const lines = headers.map(([name, before, text]) => `${name}: ${before}${text}`);
    const whole = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', ''];
    const text = bytes.reduce((one, { at, byte, put, dropped }) => {
      const place = at % (one.length + 1);
      return one.slice(0, place) + String.fromCharCode(byte).repeat(put) + one.slice(place + dropped);
    }, whole.join('\r\n'));
    return Buffer.from(text, 'latin1');
  });

export interface WireAnswer {
  /** Null: the server hung up without an answer. */
  readonly status: number | null;
  /** Until the first byte of the answer, in milliseconds. */
  readonly took: number;
}

/** Sends bytes on a connection of their own, and ends it. */
export function sendBytes(origin: string, bytes: Buffer): Promise<WireAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname);
    let [since, took] = [0, 0];
    let said = '';
    socket.on('connect', () => {
      since = performance.now();
      socket.end(bytes);
    });
    socket.on('data', (chunk: Buffer) => {
      if (said === '') took = performance.now() - since;
      if (said.length < 100) said += chunk.toString('latin1');
    });
    // What hangs up before it has read everything is judged by its words alone.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1];
      resolve({ status: status ? Number(status) : null, took: took || performance.now() - since });
    });
  });
}

const slowMs = 100;
const tries = 5;

/** The shortest of some answers, one after the other: a busy machine delays some, a slow program all. */
async function shortest(origin: string, bytes: Buffer): Promise<number> {
  let min = Number.POSITIVE_INFINITY;
  for (let n = 0; n < tries; n += 1) min = Math.min(min, (await sendBytes(origin, bytes)).took);
  return min;
}

const baseline = Buffer.from('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');

/** Why a call is a fault; null if it is none. */
export async function wireFault(origin: string, bytes: Buffer): Promise<string | null> {
  const { status, took } = await sendBytes(origin, bytes);
  if (status !== null && status >= 500) return `answered ${status}`;
  if (took <= slowMs) return null;
  const [min, usual] = [await shortest(origin, bytes), await shortest(origin, baseline)];
  return min > slowMs && min > 10 * usual
    ? `took ${Math.round(min)} ms, /healthz ${Math.round(usual)} ms`
    : null;
}
