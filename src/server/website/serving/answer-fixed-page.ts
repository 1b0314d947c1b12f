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

/** The page a stored request leads to; it says what was sent. */
export async function answerThankYou(call: SiteCall): Promise<boolean> {
  if (call.path !== thankYouRoute.head.path) return false;
  const sent = sentRequest(call.url.searchParams);
  sendHtml(call, 200, await drawFixedPage(call.parts, thankYouRoute, { sent }));
  return true;
}

/** The reservation form remembers which page brought the visitor, so each drawing is somebody's own and never kept. */
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

/** Pages with copy of their own; with a slash at its end the address leads to the one without. */
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

/** The page of ours, or of another site, that the visitor comes from, and the campaign it was found by. */
function visitSource({ headers }: IncomingMessage): LeadSource {
  return leadSource({}, { referer: headers.referer ?? null, host: headers.host ?? null });
}

/** What the address says was sent; who changes it only misleads themselves. */
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
