import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { reservePage } from '../../../../content/site-copy/reserve.ts';
import { leadKindSchema } from '../../../contract/audience/lead-filter.ts';
import { photoRules } from '../../../contract/audience/lead-forms.ts';
import { isPassing } from '../../platform/db/is-passing.ts';
import { keyFile } from '../../search/indexnow/key-file.ts';
import { type LeadSource, leadSource } from '../../audience/leads/lead-source.ts';
import { type FoundRedirect, findRedirect } from '../../pages/redirects/find-redirect.ts';
import { keyOfPath } from '../../pages/redirects/redirect-path.ts';
import { callsPath } from '../../pages/views/calls-path.ts';
import { crawlerAnswer, sendCrawler } from './answer-crawler.ts';
import { answerLandingPage } from './answer-landing-page.ts';
import { answerSitemap } from './answer-sitemap.ts';
import { blogAnswer } from '../blog/blog-answer.ts';
import { type CompanionFile, companionFile } from './companion-files.ts';
import { drawFixedPage } from '../site-pages/draw-fixed-page.ts';
import { drawErrorPage, drawNotFoundPage } from '../site-pages/draw-page.ts';
import { hubBytes } from '../hubs/fill-hub.ts';
import { fillLandingPage } from '../landing-pages/fill-landing-page.ts';
import type { SentRequest } from '../site-pages/blocks/block-facts.ts';
import { thankYouRoute } from '../site-pages/fixed-routes.ts';
import { hubPath, parseHubPath } from '../hubs/hub-paths.ts';
import { inSmallLetters } from './in-small-letters.ts';
import { packOfPath } from '../site-pages/pack-of-path.ts';
import type { PageCache } from './page-cache.ts';
import { pageOfForm } from './page-of-form.ts';
import { protection } from './protection.ts';
import { requestAddress } from './request-address.ts';
import { answerSharePicture } from '../share-pictures/answer-share-picture.ts';
import type { Drawn, SiteParts } from './site-parts.ts';
import { reserveRoute, siteRoute } from './site-routes.ts';
import { speculationHeader } from './speculation-rules.ts';

const ownPrefixes = /^\/(api|admin|auth|customer|assets|photos|healthz|readyz|metrics)(\/|$)/;
const slugPath = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)(\/?)$/;

/** True where the visitor's site, not the program behind it, has to answer. Forms go to the program. */
export function isSiteRequest(method: string | undefined, path: string): boolean {
  return (
    !ownPrefixes.test(path) &&
    !(method === 'POST' && (path === '/leads' || path === '/giveaway' || path === callsPath))
  );
}

/** Answers a public address that is not in memory: draws it, keeps it, sends it. */
export async function answerSite(
  parts: SiteParts,
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (await answerLandingPage(parts, cache, request, response)) return;
  const url = requestAddress(request.url);
  const path = url.pathname;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendHtml(request, response, 405, await drawNotFoundPage(parts, path));
    return;
  }
  const moved = await findRedirect(parts.redirects, path, url.search);
  if (moved) {
    sendRedirect(response, moved);
    return;
  }
  const crawler = crawlerAnswer(parts, url);
  if (crawler) {
    await sendCrawler(crawler, request, response);
    return;
  }
  const key = await keyFile(parts.database.kysely, path);
  if (key !== null) {
    await sendCrawler({ type: 'text/plain; charset=utf-8', text: [key] }, request, response);
    return;
  }
  if (await answerSitemap(parts, path, request, response)) return;
  const companion = await companionFile(path, parts.settings.current().business.name);
  if (companion) {
    sendCompanion(request, response, companion);
    return;
  }
  if (await answerSharePicture(parts, path, request, response)) return;
  if (/^\/leads\/?$/.test(path)) {
    response.writeHead(303, { Location: pageOfForm(request), 'Cache-Control': 'no-store' }).end();
    return;
  }
  const { epoch } = cache;
  const match = slugPath.exec(path);
  const { enabled } = parts.settings.current().packs;
  const fixed = siteRoute(enabled, path);
  if (path === thankYouRoute.head.path) {
    const drawn = await drawFixedPage(parts, thankYouRoute, { sent: sentRequest(url.searchParams) });
    sendHtml(request, response, 200, drawn);
    return;
  }
  if (fixed && path === reservePage.path) {
    // The form remembers which page brought the visitor, so each drawing is somebody's own and never kept.
    cache.countDrawn(path, request);
    const visit = { source: visitSource(request), form_path: path };
    const pack = await packOfPath(parts, visit.source.page_path);
    const route = (pack && reserveRoute(pack)) ?? fixed;
    sendHtml(request, response, 200, await drawFixedPage(parts, route, { visit }));
    return;
  }
  if (fixed) {
    cache.keepAndSend({ path, epoch, ...(await drawFixedPage(parts, fixed)) }, request, response);
    return;
  }
  if (path.endsWith('/') && siteRoute(enabled, path.slice(0, -1))) {
    sendMoved(response, `${path.slice(0, -1)}${url.search}`);
    return;
  }
  const inBlog = await blogAnswer(parts, path);
  if (inBlog && 'movedTo' in inBlog) {
    // Not to be remembered: a post may move back.
    sendMoved(response, `${inBlog.movedTo}${url.search}`, 'no-cache');
    return;
  }
  if (inBlog) {
    cache.keepAndSend({ path, epoch, ...inBlog }, request, response);
    return;
  }
  const hub = parseHubPath(path);
  const list = hub && (await hubBytes(parts, hub));
  if (hub && list) {
    if (hub.hasEndingSlash) sendMoved(response, `${hubPath(hub)}${url.search}`);
    else cache.keepAndSend({ path, epoch, body: list.body, shows: list.shows }, request, response);
    return;
  }
  const small = await inSmallLetters(parts, path);
  if (small !== null) {
    sendMoved(response, `${small}${url.search}`);
    return;
  }
  const filled = match?.[1] ? await fillLandingPage(parts, match[1]) : null;
  // A page that left its address since the first look leads on from the same moment on.
  const left = filled ? null : await findRedirect(parts.redirects, path, url.search);
  if (left) {
    sendRedirect(response, left);
  } else if (!filled) {
    const drawn = await drawNotFoundPage(parts, path);
    parts.redirects.missed.count(keyOfPath(path) ?? '/', refererPath(request), drawn.nearest);
    sendHtml(request, response, 404, drawn);
  } else if (match && match[2] === '') {
    sendMoved(response, `${path}/${url.search}`);
  } else {
    cache.keepAndSend({ path, epoch, ...filled }, request, response);
  }
}

/** The page of ours, or of another site, that the visitor comes from, and the campaign it was found by. */
function visitSource({ headers }: IncomingMessage): LeadSource {
  return leadSource({}, { referer: headers.referer ?? null, host: headers.host ?? null });
}

/** What the address says was sent; whoever changes it only misleads themselves. */
function sentRequest(query: URLSearchParams): SentRequest {
  const count = (name: string) =>
    Math.min(Math.max(Math.trunc(Number(query.get(name))) || 0, 0), photoRules.max);
  const asked = query.get('request');
  const kind = asked === 'giveaway' ? asked : (leadKindSchema.safeParse(asked).data ?? 'quote');
  return {
    kind,
    photos: count('photos'),
    photos_left_out: count('photos_left_out'),
    county: query.get('county'),
  };
}

/** The page that led to nowhere, without its query: that may be somebody's own. */
function refererPath({ headers }: IncomingMessage): string | null {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return null;
  const { protocol, host, pathname } = new URL(referer);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}`.slice(0, 500) : null;
}

/** The last resort: something threw while answering. The visitor still gets a page with the phone number. */
export async function answerFailure(
  parts: SiteParts,
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request_id = randomUUID();
  const facts = { err: error, request_id, path: request.url };
  if (isPassing(error)) parts.log.warn(facts, 'public page refused: database not available');
  else parts.log.error(facts, 'public page failed');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  try {
    response.setHeader('X-Request-Id', request_id);
    const drawn = drawErrorPage(parts, error);
    if (drawn.status === 503) response.setHeader('Retry-After', '10');
    sendHtml(request, response, drawn.status, drawn);
  } catch {
    response
      .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      .end('Unexpected Application Error!');
  }
}

function sendRedirect(response: ServerResponse, { status, location }: FoundRedirect): void {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

function sendMoved(response: ServerResponse, to: string, cacheControl = 'public, max-age=3600'): void {
  response.writeHead(301, { Location: to, 'Cache-Control': cacheControl }).end();
}

function sendCompanion(
  request: IncomingMessage,
  response: ServerResponse,
  { type, body }: CompanionFile,
): void {
  response
    .writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(request.method === 'HEAD' ? undefined : body);
}

function sendHtml(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  { html }: Pick<Drawn, 'html'>,
): void {
  const body = Buffer.from(html);
  response
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      ...protection,
      ...speculationHeader,
      ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
