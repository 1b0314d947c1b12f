import { renderEmptySitePage } from '../../../site/empty-site-page.tsx';
import { sendHtml } from './send-page.ts';
import type { AnswerCall } from './serving-call.ts';

/** A site without a business has one page: it says so, and search engines come again later. */
export const answerEmptySite: AnswerCall = async ({ context, path, request, response }) => {
  if (!context.settings.current().is_empty || path === '/robots.txt' || path.startsWith('/favicon'))
    return false;
  const { address } = context.assets.sheets.sets.local;
  response.setHeader('Retry-After', '3600');
  sendHtml({ request, response }, 503, { html: renderEmptySitePage(address) });
  return true;
};
