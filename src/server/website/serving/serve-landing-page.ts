import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ByteWriter } from '../../../engine/index.ts';
import type { PublishedPage } from '../../pages/pages/published-queries.ts';
import { findRedirect, mayBeRedirected } from '../../pages/redirects/find-redirect.ts';
import { lacksConnection } from '../../platform/db/is-transient.ts';
import { fillLandingPage, loadLandingPage, type PageBytes, releaseBuffer } from '../compiled/index.ts';
import {
  acceptedEncoding,
  compress,
  levels,
  notModifiedHeaders,
  type PackedPage,
  pageHeaders,
} from '../context/packed-page.ts';
import { acceptedOf, etagOf, isViewRequest, type PageCache } from '../context/page-cache.ts';
import { sitePage } from '../context/site-page-store.ts';
import type { SocketHandler } from './answer-from-memory.ts';
import type { PlainRequest } from './plain-request.ts';
import { sendRedirect } from './send-redirect.ts';
import type { ServingContext } from './serving-call.ts';
import { answerHead } from './whole-answer.ts';

/** A request for the page of a slug, on the connection that it came on. */
interface LandingCall {
  readonly slug: string;
  readonly request: PlainRequest;
  readonly socket: Socket;
  readonly find: () => Promise<PublishedPage | undefined>;
  readonly send: (answer: PackedAnswer) => void;
}

/**
 * An uncached landing page's way to its visitor: find, load, fill, pack, send. False: there is no page, and nothing was
 * sent. Only steps that wait for the database are awaited, so that a page is sent while it is in the processor's cache.
 */
async function serveLandingPage(
  context: ServingContext,
  cache: PageCache,
  call: LandingCall,
): Promise<boolean> {
  const { cacheVersion } = cache;
  const row = await call.find();
  if (!row) return false;
  const loading = loadLandingPage(context, row);
  const loaded = loading instanceof Promise ? await loading : loading;
  if (!loaded) return false;
  const filling = fillLandingPage(context, loaded);
  const filled = filling instanceof Promise ? await filling : filling;
  if (!filled) return false;
  if (call.socket.destroyed) releaseBuffer(filled.buffer);
  else call.send(pack(cache, call, { ...filled, cacheVersion }));
  return true;
}

/** The answer to one visitor. */
interface PackedAnswer extends Pick<PackedPage, 'status' | 'headers' | 'body'> {
  /** The buffer that contains `body`, to be released; null if the body has its own memory. */
  readonly buffer: ByteWriter | null;
}

interface FilledPage extends PageBytes {
  /** The cache version before the first database read. */
  readonly cacheVersion: number;
}

/** Counts the page, caches it if worthwhile, and encodes it as its visitor accepts it. */
export function pack(
  cache: PageCache,
  { slug, request }: Pick<LandingCall, 'slug' | 'request'>,
  { html, buffer, shows, cacheVersion }: FilledPage,
): PackedAnswer {
  const path = `/${slug}/`;
  const etag = etagOf(html);
  cache.countRendered(path, request.isView);
  if (cache.isWorthKeeping(path)) cache.keep({ path, cacheVersion, shows: shows.list() }, Buffer.from(html));
  if (request.ifNoneMatch === etag) {
    releaseBuffer(buffer);
    return { status: 304, headers: [...notModifiedHeaders(etag), ...cache.always], body: null, buffer: null };
  }
  const encoding = acceptedEncoding(request.acceptEncoding);
  const body = compress(html, encoding, levels.quick);
  if (body !== html) releaseBuffer(buffer);
  const headers = [...pageHeaders(etag, encoding, body.length), ...cache.always];
  return { status: 200, headers, body, buffer: body === html ? buffer : null };
}

/** Sends the answer on a bare connection, with its head in the free memory before the page. */
export function sendOnSocket(socket: Socket, { status, headers, body, buffer }: PackedAnswer): void {
  const head = answerHead(status, headers);
  if (!body || !buffer || head.length > buffer.start) {
    socket.write(body ? Buffer.concat([Buffer.from(head, 'latin1'), body]) : Buffer.from(head, 'latin1'));
    releaseBuffer(buffer);
    return;
  }
  const answer = Buffer.from(buffer.memory, buffer.start - head.length, head.length + body.length);
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

/** Sends the answer by Node's HTTP server. */
function sendOnResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, buffer }: PackedAnswer,
): void {
  const own = body && buffer ? Buffer.from(body) : body;
  releaseBuffer(buffer);
  response.writeHead(status, [...headers]).end(request.method === 'HEAD' ? undefined : (own ?? undefined));
}

const landingPath = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/(?:\?|$)/;

/** The slug of a target that may be a landing page; null for other targets and fixed pages. */
function landingSlug({ settings }: Pick<ServingContext, 'settings'>, target: string): string | null {
  const slug = landingPath.exec(target)?.[1];
  if (slug === undefined) return null;
  return sitePage(settings.current(), `/${slug}`) ? null : slug;
}

/**
 * Sockets whose request got no database connection. The server takes them over and answers with this failure,
 * so that visitors wait for a connection only once.
 */
const failures = new WeakMap<Socket, unknown>();

/** Serves pages alone, on a bare connection. The server handles redirects and failures. */
export function serveLandingPageOnSocket(context: () => ServingContext, cache: PageCache): SocketHandler {
  return (request, socket) => {
    const { settings, redirects, published } = context();
    const slug = landingSlug({ settings }, request.target);
    if (slug === null) return null;
    const find = async () => {
      if (mayBeRedirected(redirects, `/${slug}/`, request.target.includes('?'))) return undefined;
      const row = await published.find(slug);
      return row?.is_redirected ? undefined : row;
    };
    const send = (answer: PackedAnswer) => sendOnSocket(socket, answer);
    return serveLandingPage(context(), cache, { slug, request, socket, find, send }).catch(
      (error: unknown) => {
        if (lacksConnection(error)) failures.set(socket, error);
        return false;
      },
    );
  };
}

/**
 * Answers the address of a landing page: its redirect and its page are looked up together.
 * False if the address is something else; then nothing was sent.
 */
export async function answerLandingPage(
  context: ServingContext,
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const target = request.url ?? '/';
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const slug = landingSlug(context, target);
  if (slug === null) return false;
  const { socket } = request;
  const failure = failures.get(socket);
  failures.delete(socket);
  if (failure !== undefined) throw failure;
  const path = `/${slug}/`;
  let isRedirected = false;
  const find = async () => {
    const [moved, row] = await Promise.all([
      findRedirect(context.redirects, path, target.slice(path.length)),
      context.published.find(slug),
    ]);
    if (!moved) return row;
    isRedirected = true;
    await sendRedirect({ context: context, path, request, response }, moved);
    return undefined;
  };
  const isServed = await serveLandingPage(context, cache, {
    slug,
    socket,
    request: {
      target,
      acceptEncoding: acceptedOf(request),
      ifNoneMatch: request.headers['if-none-match'],
      isView: isViewRequest(request),
    },
    find,
    send: answer => sendOnResponse(request, response, answer),
  });
  return isServed || isRedirected;
}
