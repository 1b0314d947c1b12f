import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callsPath } from '../../pages/views/calls-path.ts';
import { isUnavailable } from '../../platform/db/is-transient.ts';
import type { FrameContext } from '../context/frame-context.ts';
import type { PageCache } from '../context/page-cache.ts';
import { renderErrorPage, renderNotFoundPage } from '../landing-pages/render-page.ts';
import { sendHtml } from './send-page.ts';
import { answerLandingPage } from './serve-landing-page.ts';
import type { AnswerCall, ServingContext } from './serving-call.ts';

/**
 * Paths that the program answers itself. Signed links, `/consent/…` and `/review/…`, need a token: a page of an
 * earlier version may be at `/consent`.
 */
const ownPrefixes =
  /^\/(?:(?:api|admin|auth|customer|assets|photos|healthz|readyz|metrics)(?:\/|$)|(?:consent|review)\/[^/])/;

const formPaths: ReadonlySet<string> = new Set(['/leads', '/leads/more', '/giveaway', callsPath]);

/** True where the visitor's site, not the program behind it, has to answer. Forms go to the program. */
export function isSiteRequest(method: string | undefined, path: string): boolean {
  return !ownPrefixes.test(path) && !(method === 'POST' && formPaths.has(path));
}

/** Answers a public address that is not in memory: renders it, keeps it, sends it. */
export async function answerSite(
  context: ServingContext,
  cache: PageCache,
  addresses: readonly AnswerCall[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (await answerLandingPage(context, cache, request, response)) return;
  const url = requestAddress(request.url);
  const path = url.pathname;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendHtml({ request, response }, 405, await renderNotFoundPage(context, path));
    return;
  }
  const call = { context, cache, cacheVersion: cache.cacheVersion, url, path, request, response };
  for (const answer of addresses) if (await answer(call)) return;
}

/** The last resort: something threw while answering. The visitor still gets a page with the phone number. */
export async function answerFailure(
  context: FrameContext,
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request_id = randomUUID();
  const facts = { err: error, request_id, path: request.url };
  if (isUnavailable(error)) context.log.warn(facts, 'public page refused: database not available');
  else context.log.error(facts, 'public page failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  try {
    response.setHeader('X-Request-Id', request_id);
    const rendered = renderErrorPage(context, error);
    if (rendered.status === 503) response.setHeader('Retry-After', '10');
    sendHtml({ request, response }, rendered.status, rendered);
  } catch {
    response
      .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      .end('Unexpected Application Error!');
  }
}

/**
 * The requested address. Two leading slashes are a path of ours, not another host.
 * An unreadable address has no page.
 */
function requestAddress(target = '/'): URL {
  if (target.startsWith('/')) return new URL(`http://site${target}`);
  return new URL(URL.canParse(target) ? target : 'http://site/%');
}
