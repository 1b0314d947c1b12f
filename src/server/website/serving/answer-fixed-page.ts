import type { IncomingMessage } from 'node:http';
import { reservePage } from '../../../../content/site-copy/reserve.ts';
import { leadKindSchema } from '../../../contract/audience/lead-filter.ts';
import { photoRules } from '../../../contract/audience/lead-forms.ts';
import { type LeadSource, leadSource } from '../../audience/leads/lead-source.ts';
import type { SentRequest } from '../site-pages/blocks/block-facts.ts';
import { drawFixedPage } from '../site-pages/draw-fixed-page.ts';
import { thankYouRoute } from '../site-pages/fixed-routes.ts';
import { packOfPath } from '../site-pages/pack-of-path.ts';
import { sendHtml, sendMoved } from './send-page.ts';
import type { SiteCall } from './site-call.ts';
import { reserveRoute, siteRoute } from './site-routes.ts';

/** The page that a stored request redirects to; it shows what was sent. */
export async function answerThankYou(call: SiteCall): Promise<boolean> {
  if (call.path !== thankYouRoute.head.path) return false;
  const sent = sentRequest(call.url.searchParams);
  sendHtml(call, 200, await drawFixedPage(call.parts, thankYouRoute, { sent }));
  return true;
}

/** The reservation form knows the referring page, so this page is rendered per visitor and never cached. */
export async function answerReserve(call: SiteCall): Promise<boolean> {
  const { parts, cache, path, request } = call;
  const fixed = routeAt(call, path);
  if (!fixed || path !== reservePage.path) return false;
  cache.countDrawn(path, request);
  const visit = { source: visitSource(request), form_path: path };
  const pack = await packOfPath(parts, visit.source.page_path);
  const route = (pack && reserveRoute(pack)) ?? fixed;
  sendHtml(call, 200, await drawFixedPage(parts, route, { visit }));
  return true;
}

/** Pages with their own copy. An address with a trailing slash redirects to the one without. */
export async function answerFixedPage(call: SiteCall): Promise<boolean> {
  const { parts, cache, cacheVersion, path, request, response } = call;
  const fixed = routeAt(call, path);
  if (fixed) {
    cache.keepAndSend({ path, cacheVersion, ...(await drawFixedPage(parts, fixed)) }, request, response);
    return true;
  }
  const plain = path.slice(0, -1);
  if (!path.endsWith('/') || !routeAt(call, plain)) return false;
  sendMoved(call, plain);
  return true;
}

const routeAt = ({ parts }: SiteCall, path: string) =>
  siteRoute(parts.settings.current().packs.enabled, path);

/** The referring page, ours or another site's, and the campaign. */
function visitSource({ headers }: IncomingMessage): LeadSource {
  return leadSource({}, { referer: headers.referer ?? null, host: headers.host ?? null });
}

/** The request kind in the address. Visitors who change it mislead only themselves. */
function sentRequest(query: URLSearchParams): SentRequest {
  const count = (name: string) =>
    Math.min(Math.max(Math.trunc(Number(query.get(name))) || 0, 0), photoRules.max);
  const asked = query.get('request');
  const kind = asked === 'giveaway' ? asked : (leadKindSchema.safeParse(asked).data ?? 'quote');
  return {
    kind,
    photos: count('photos'),
    photos_left_out: count('photos_left_out'),
    county: query.get('county'),
  };
}
