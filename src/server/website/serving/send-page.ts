import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageHtml } from '../context/frame-context.ts';
import { protection } from '../context/protection.ts';
import { speculationHeader } from '../context/speculation-rules.ts';
import type { ServingCall } from './serving-call.ts';

/** Sends a page that is rendered for this visitor and never cached. */
export function sendHtml(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  status: number,
  { html }: Pick<PageHtml, 'html'>,
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

/** Sends the visitor on to the same page's right address. */
export function sendMoved(
  { url, response }: Pick<ServingCall, 'url' | 'response'>,
  path: string,
  cacheControl = 'public, max-age=3600',
): void {
  response.writeHead(301, { Location: `${path}${url.search}`, 'Cache-Control': cacheControl }).end();
}
