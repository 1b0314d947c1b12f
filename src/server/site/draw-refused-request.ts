import { reservePage } from '../../../content/site-copy/reserve.ts';
import type { Received } from '../leads/receive-form.ts';
import { drawFixedPage } from './draw-fixed-page.ts';
import { drawErrorPage, type SiteParts } from './draw-page.ts';
import { fixedRoutes } from './fixed-routes.ts';

/** The form again, with what was typed and what is wrong beside each field. */
export async function drawRefusedRequest(
  parts: SiteParts,
  { message, values, fields }: Extract<Received, { ok: false }>,
): Promise<string> {
  const route = fixedRoutes.get(reservePage.path);
  if (!route) return drawErrorPage(parts, new Error('the form has no page')).html;
  const page_path = values.page_path?.[0] ?? reservePage.path;
  return (await drawFixedPage(parts, route, { values, problems: fields, message, page_path })).html;
}
