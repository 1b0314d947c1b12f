import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { findRedirect, mayBeRedirected } from '../../pages/redirects/find-redirect.ts';
import { lacksConnection } from '../../platform/db/is-transient.ts';
import { fillLandingPage, pageBytes } from '../compiled/fill-landing-page.ts';
import { releaseBuffer } from '../compiled/page-buffers.ts';
import type { PageCache } from '../context/page-cache.ts';
import { sitePage } from '../context/site-page-store.ts';
import type { SiteParts } from '../context/site-parts.ts';
import type { SocketHandler } from './answer-from-memory.ts';
import { sendFilledPage } from './send-filled-page.ts';
import { sendRedirect } from './send-redirect.ts';

const landingPath = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/(?:\?|$)/;

/**
 * Sockets whose request got no database connection. The server takes them over and answers with this failure,
 * so that visitors wait for a connection only once.
 */
const failures = new WeakMap<Socket, unknown>();

/** The slug of a target that may be a landing page; null for other targets and fixed pages. */
function landingSlug(parts: SiteParts, target: string): string | null {
  const slug = landingPath.exec(target)?.[1];
  if (slug === undefined) return null;
  return sitePage(parts.settings.current(), `/${slug}`) ? null : slug;
}

/**
 * Answers the address of a landing page: its redirect and its page are looked up together.
 * False if the address is something else; then nothing was sent.
 */
export async function answerLandingPage(
  parts: SiteParts,
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const target = request.url ?? '/';
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const slug = landingSlug(parts, target);
  if (slug === null) return false;
  const failure = failures.get(request.socket);
  failures.delete(request.socket);
  if (failure !== undefined) throw failure;
  const path = `/${slug}/`;
  const { cacheVersion } = cache;
  const [moved, filled] = await Promise.all([
    findRedirect(parts.redirects, path, target.slice(path.length)),
    fillLandingPage(parts, slug),
  ]);
  if (moved) {
    await sendRedirect({ parts, path, request, response }, moved);
    return true;
  }
  if (!filled) return false;
  cache.keepAndSend({ path, cacheVersion, ...filled, isQuicklyMade: true }, request, response);
  return true;
}

/** Serves pages alone, on a bare connection. The server handles redirects and failures. */
export function serveLandingPageOnSocket(parts: () => SiteParts, cache: PageCache): SocketHandler {
  return (request, socket) => {
    const slug = landingSlug(parts(), request.target);
    if (slug === null) return null;
    const path = `/${slug}/`;
    const { cacheVersion } = cache;
    const answer = async (): Promise<boolean> => {
      if (mayBeRedirected(parts().redirects, path, request.target.includes('?'))) return false;
      const row = await parts().published.find(slug);
      if (!row || row.is_redirected) return false;
      const isSent = await pageBytes(parts(), row, {
        page: page => {
          if (socket.destroyed) releaseBuffer(page.buffer);
          else sendFilledPage(cache, request, socket, { ...page, path, cacheVersion });
          return true;
        },
      });
      return isSent ?? false;
    };
    return answer().catch((error: unknown) => {
      if (lacksConnection(error)) failures.set(socket, error);
      return false;
    });
  };
}
