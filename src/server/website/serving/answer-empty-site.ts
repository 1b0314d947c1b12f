import { renderEmptySitePage } from '../../../site/empty-site-page.tsx';
import type { AnswerCall } from '../context/site-call.ts';
import { sendHtml } from './send-page.ts';

/** A site without a business has one page: it says so, and search engines come again later. */
export const answerEmptySite: AnswerCall = async ({ parts, path, request, response }) => {
  if (!parts.settings.current().is_empty || path === '/robots.txt' || path.startsWith('/favicon'))
    return false;
  const { address } = parts.assets.sheets.sets.local;
  response.setHeader('Retry-After', '3600');
  sendHtml({ request, response }, 503, { html: renderEmptySitePage(address) });
  return true;
};
