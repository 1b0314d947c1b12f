import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { originOf } from '../../platform/config.ts';
import { blogFeed } from '../blog/blog-feed.ts';
import { feedPath } from '../context/blog-paths.ts';
import { robotsText } from './robots-text.ts';
import type { ServingCall } from './serving-call.ts';

/** The texts that programs request, except the sitemap. They are rendered for each request. */
export async function answerCrawler({ context, path, request, response }: ServingCall): Promise<boolean> {
  if (path === '/robots.txt') {
    await sendText({ request, response }, 'text/plain', [robotsText(originOf(context.config))]);
  } else if (path === feedPath) {
    await sendText({ request, response }, 'application/rss+xml', blogFeed(context));
  } else return false;
  return true;
}

/** Sends a text piece by piece, as fast as the other side reads; caches in front may keep it for an hour. */
export async function sendText(
  { request, response }: Pick<ServingCall, 'request' | 'response'>,
  type: string,
  text: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline(Readable.from(text), response);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
}

/** A crawler that hangs up halfway is no failure of ours. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
