import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRedirect } from '../redirects/find-redirect.ts';
import { fillLandingPage } from './fill-landing-page.ts';
import type { PageCache } from './page-cache.ts';
import type { SiteParts } from './site-parts.ts';
import { siteRoute } from './site-routes.ts';

const landingPath = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/(?:\?|$)/;

/**
 * Answers the address of a landing page, which most addresses that are not in memory are. Its redirect and its page are asked
 * for at once. False where anything else stands there: then nothing was sent.
 */
export async function answerLandingPage(
  parts: SiteParts,
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const target = request.url ?? '/';
  const slug = landingPath.exec(target)?.[1];
  if (slug === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  if (siteRoute(parts.settings.current().packs.enabled, `/${slug}`)) return false;
  const path = `/${slug}/`;
  const { epoch } = cache;
  const [moved, filled] = await Promise.all([
    findRedirect(parts.redirects, path, target.slice(path.length)),
    fillLandingPage(parts, slug),
  ]);
  if (moved) {
    response.writeHead(moved.status, { Location: moved.location, 'Cache-Control': 'no-cache' }).end();
    return true;
  }
  if (!filled) return false;
  cache.keepAndSend({ path, epoch, ...filled }, request, response);
  return true;
}
