import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { blogFeed, feedPath } from '../blog/blog-feed.ts';
import { originOf } from '../site-pages/frame-for.ts';
import { robotsText } from './robots-text.ts';
import type { SiteParts } from './site-parts.ts';

/** The texts programs ask for, the sitemap aside, or null for any other address. Written anew for each of their few requests. */
export function crawlerAnswer(
  parts: SiteParts,
  url: URL,
): { readonly type: string; readonly text: AsyncIterable<string> | Iterable<string> } | null {
  switch (url.pathname) {
    case '/robots.txt':
      return { type: 'text/plain; charset=utf-8', text: [robotsText(originOf(parts.config))] };
    case feedPath:
      return { type: 'application/rss+xml; charset=utf-8', text: blogFeed(parts) };
    default:
      return null;
  }
}

/** Sends it piece by piece, as fast as the other side reads; caches in front may keep it for an hour. */
export async function sendCrawler(
  answer: NonNullable<ReturnType<typeof crawlerAnswer>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(200, {
    'Content-Type': answer.type,
    'Cache-Control': 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(answer.text), response);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
}

/** A crawler that hangs up halfway is no failure of ours. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
