import type { IncomingMessage } from 'node:http';
import { findInAnyCase, findRedirect } from '../../pages/redirects/find-redirect.ts';
import { keyOfPath } from '../../pages/redirects/redirect-path.ts';
import { blogAnswer } from '../blog/blog-answer.ts';
import type { SitePageContext } from '../context/frame-context.ts';
import { sitePage } from '../context/site-page-store.ts';
import { renderNotFoundPage } from '../landing-pages/render-page.ts';
import { sendHtml, sendMoved } from './send-page.ts';
import { sendRedirect } from './send-redirect.ts';
import { answerLandingPage } from './serve-landing-page.ts';
import type { ServingCall } from './serving-call.ts';

const slugPath = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)(\/?)$/;

/** An address with capitals redirects to the page in lower case. */
export async function answerCapitals(call: ServingCall): Promise<boolean> {
  const small = await inSmallLetters(call.context, call.path);
  if (small === null) return false;
  sendMoved(call, small);
  return true;
}

/** A landing page. An address without a trailing slash redirects to the one with it. */
export async function answerSlug(call: ServingCall): Promise<boolean> {
  const { context, cache, path, request, response } = call;
  const [, slug, slash] = slugPath.exec(path) ?? [];
  if (slash === '/') return answerLandingPage(context, cache, request, response);
  if (slug === undefined || !(await context.published.find(slug))) return false;
  sendMoved(call, `${path}/`);
  return true;
}

export async function answerRedirect(call: ServingCall): Promise<boolean> {
  const moved = await findRedirect(call.context.redirects, call.path, call.url.search);
  if (moved) await sendRedirect(call, moved);
  return moved !== null;
}

/** A rule whose source is written with other capitals, for an address that nothing else answers. */
export async function answerRedirectInAnyCase(call: ServingCall): Promise<boolean> {
  const moved = await findInAnyCase(call.context.redirects, call.path, call.url.search);
  if (moved) await sendRedirect(call, moved);
  return moved !== null;
}

/** Counts the missing address and offers the pages nearest to it. */
export async function answerNotFound(call: ServingCall): Promise<boolean> {
  const { context, path, request } = call;
  const rendered = await renderNotFoundPage(context, path);
  context.redirects.missed.count(keyOfPath(path) ?? '/', refererPath(request), rendered.nearest);
  sendHtml(call, 404, rendered);
  return true;
}

/** The referring page with the broken link, without its query, which may be private. */
function refererPath({ headers }: IncomingMessage): string | null {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return null;
  const { protocol, host, pathname } = new URL(referer);
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}`.slice(0, 500) : null;
}

/** The lower-case address of a path with capitals; null if there is none. */
async function inSmallLetters(context: SitePageContext, path: string): Promise<string | null> {
  if (!/[A-Z]/.test(path) || !/^(?:\/[\w-]+)+\/?$/.test(path)) return null;
  const plain = path.toLowerCase().replace(/\/$/, '');
  const isScreenOrList = /^\/(?:auth|admin|locations)(?:\/|$)/.test(plain);
  if (isScreenOrList || sitePage(context.settings.current(), plain)) return plain;
  if (await blogAnswer(context, plain)) return plain;
  return (await context.published.find(plain.slice(1))) ? `${plain}/` : null;
}
