import type { FoundRedirect } from '../../pages/redirects/find-redirect.ts';
import { renderNotFoundPage } from '../landing-pages/render-page.ts';
import { sendHtml } from './send-page.ts';
import type { ServingCall } from './serving-call.ts';

/** Sends a visitor on. An address that is gone has no destination: it shows what a missing one shows, and says 410. */
export async function sendRedirect(
  { context, path, request, response }: Pick<ServingCall, 'context' | 'path' | 'request' | 'response'>,
  { status, location }: FoundRedirect,
): Promise<void> {
  if (status === 410) sendHtml({ request, response }, status, await renderNotFoundPage(context, path));
  else response.writeHead(status, { Location: location, 'Cache-Control': 'no-cache' }).end();
}
