import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { leadKindSchema } from '../../../contract/audience/lead-filter.ts';
import { photoRules } from '../../../contract/audience/lead-forms.ts';
import { type LeadSource, leadSource } from '../../audience/leads/lead-source.ts';
import { isViewRequest } from '../context/page-cache.ts';
import { giveawayPath, type SentRequest, thankYouPath } from '../context/program-pages.ts';
import type { SitePage } from '../context/site-page.ts';
import { programPage, reservePageOf, reservePath, sitePage } from '../context/site-page-store.ts';
import { drawSitePage } from '../site-pages/draw-site-page.ts';
import { packOfPath } from '../site-pages/pack-of-path.ts';
import { sendHtml, sendMoved } from './send-page.ts';
import type { ServingCall } from './serving-call.ts';

/** The page after a stored request; it shows the sent values. */
export async function answerThankYou(call: ServingCall): Promise<boolean> {
  const page = call.path === thankYouPath ? programPage(call.path) : undefined;
  if (!page) return false;
  const sent = sentRequest(call.url.searchParams);
  sendHtml(call, 200, await drawSitePage(call.context, page, { sent }));
  return true;
}

/** The reservation form knows the referring page, so this page is rendered per visitor and never cached. */
export async function answerReserve(call: ServingCall): Promise<boolean> {
  const { context, cache, path, request } = call;
  const own = pageAt(call, path);
  if (!own || path !== reservePath) return false;
  cache.countDrawn(path, isViewRequest(request));
  const visit = { source: visitSource(request), form_path: path };
  const pack = await packOfPath(context, visit.source.page_path);
  const page = (pack && reservePageOf(pack)) ?? own;
  sendHtml(call, 200, await drawSitePage(context, page, { visit }));
  return true;
}

/** Pages of the site. An address with a trailing slash redirects to the one without. */
export async function answerSitePage(call: ServingCall): Promise<boolean> {
  const { context, cache, cacheVersion, path, request, response } = call;
  const page = pageAt(call, path);
  if (page) {
    cache.keepAndSend({ path, cacheVersion, ...(await drawSitePage(context, page)) }, request, response);
    return true;
  }
  const plain = path.slice(0, -1);
  if (!path.endsWith('/') || !pageAt(call, plain)) return false;
  sendMoved(call, plain);
  return true;
}

function pageAt({ context }: ServingCall, path: string): SitePage | undefined {
  return (
    sitePage(context.settings.current(), path) ?? (path === giveawayPath ? programPage(path) : undefined)
  );
}

/** The referring page, ours or another site's, and the campaign. */
function visitSource({ headers }: IncomingMessage): LeadSource {
  return leadSource({}, { referer: headers.referer ?? null, host: headers.host ?? null });
}

/** A form has at most 100 parts. */
const maxLeftOut = 100;

/** The request kind in the address. Visitors who change it mislead only themselves. */
function sentRequest(query: URLSearchParams): SentRequest {
  const count = (name: string, most: number) =>
    Math.min(Math.max(Math.trunc(Number(query.get(name))) || 0, 0), most);
  const asked = query.get('request');
  const kind = asked === 'giveaway' ? asked : (leadKindSchema.safeParse(asked).data ?? 'quote');
  return {
    kind,
    photos: count('photos', photoRules.max),
    photos_left_out: count('photos_left_out', maxLeftOut),
    county: query.get('county'),
    opens: z.iso.date().safeParse(query.get('opens')).data ?? null,
  };
}
