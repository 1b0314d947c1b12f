import type { FoundRedirect } from '../../pages/redirects/find-redirect.ts';
import type { SiteCall } from '../context/site-call.ts';
import { drawNotFoundPage } from '../landing-pages/draw-page.ts';
import { sendHtml } from './send-page.ts';

/** Sends a visitor on. An address that is gone has no destination: it shows what a missing one shows, and says 410. */
export async function sendRedirect(
  { parts, path, request, response }: Pick<SiteCall, 'parts' | 'path' | 'request' | 'response'>,
  { status, location }: FoundRedirect,
): Promise<void> {
  if (status === 410) sendHtml({ request, response }, status, await drawNotFoundPage(parts, path));
  else response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' }).end();
}
