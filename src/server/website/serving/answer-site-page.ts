import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { leadKindSchema } from '../../../contract/audience/lead-filter.ts';
import { photoRules } from '../../../contract/audience/lead-forms.ts';
import { estimatePath } from '../../../sections/render-sections.tsx';
import { renderEmptySitePage } from '../../../site/empty-site-page.tsx';
import { formPlace } from '../../../site/forms/page-forms.ts';
import { type LeadSource, leadSource } from '../../audience/leads/lead-source.ts';
import { hubPath, parseHubPath } from '../../pages/towns/hub-paths.ts';
import { blogAnswer } from '../blog/blog-answer.ts';
import { caseAnswer } from '../cases/case-answer.ts';
import { isViewRequest } from '../context/page-cache.ts';
import { giveawayPath, type SentRequest, thankYouPath } from '../context/program-pages.ts';
import type { SitePage } from '../context/site-page.ts';
import { programPage, reservePageOf, reservePath, sitePage } from '../context/site-page-store.ts';
import { hubBytes } from '../hubs/fill-hub.ts';
import { answerAskedPrice } from '../site-pages/answer-asked-price.ts';
import { packOfPath } from '../site-pages/pack-of-path.ts';
import { renderSitePage } from '../site-pages/render-site-page.ts';
import { sendHtml, sendMoved } from './send-page.ts';
import type { AnswerCall, ServingCall } from './serving-call.ts';

/** The page after a stored request; it shows the sent values. */
export async function answerThankYou(call: ServingCall): Promise<boolean> {
  const page = call.path === thankYouPath ? programPage(call.path) : undefined;
  if (!page) return false;
  const sent = sentRequest(call.url.searchParams);
  sendHtml(call, 200, await renderSitePage(call.context, page, { sent }));
  return true;
}

const estimateHead = {
  path: estimatePath,
  name: 'Estimate',
  title: 'Price estimate',
  quote_service: 'residential',
} as const;

/** What a job costs, for one visitor. The request below takes it along. */
export async function answerEstimatePage(call: ServingCall): Promise<boolean> {
  const page = call.path === estimatePath ? programPage(thankYouPath) : undefined;
  if (!page) return false;
  const { context, request, url } = call;
  const estimate = answerAskedPrice(context.settings.current().prices, url.searchParams);
  const visit = { source: visitSource(request), form_path: '/' };
  sendHtml(call, 200, await renderSitePage(context, { ...page, ...estimateHead }, { visit, estimate }));
  return true;
}

/** The reservation form knows the referring page, so this page is rendered per visitor and never cached. */
export async function answerReserve(call: ServingCall): Promise<boolean> {
  const { context, cache, path, request } = call;
  const own = pageAt(call, path);
  if (!own || path !== reservePath) return false;
  cache.countRendered(path, isViewRequest(request));
  const visit = { source: visitSource(request), form_path: path };
  const pack = await packOfPath(context, visit.source.page_path);
  const page = (pack && reservePageOf(pack)) ?? own;
  sendHtml(call, 200, await renderSitePage(context, page, { visit }));
  return true;
}

/** Pages of the site. An address with a trailing slash redirects to the one without. */
export async function answerSitePage(call: ServingCall): Promise<boolean> {
  const { context, cache, cacheVersion, path, request, response } = call;
  const page = pageAt(call, path);
  if (page) {
    cache.keepAndSend({ path, cacheVersion, ...(await renderSitePage(context, page)) }, request, response);
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
  const count = (name: string, max: number) =>
    Math.min(Math.max(Math.trunc(Number(query.get(name))) || 0, 0), max);
  const asked = query.get('request');
  const kind = asked === 'giveaway' ? asked : (leadKindSchema.safeParse(asked).data ?? 'quote');
  return {
    kind,
    photos: count('photos', photoRules.max),
    photos_left_out: count('photos_left_out', maxLeftOut),
    county: query.get('county'),
    opens: z.iso.date().safeParse(query.get('opens')).data ?? null,
    has_video: query.get('video') === 'yes',
    zip: /^\d{5}$/.exec(query.get('zip') ?? '')?.[0] ?? null,
    more: query.get('more')?.slice(0, 200) ?? null,
    query: query.toString().slice(0, 500),
    added: z.enum(['yes', 'late']).safeParse(query.get('added')).data ?? null,
  };
}

/** A site without a business has one page: it says so, and search engines come again later. */
export const answerEmptySite: AnswerCall = async ({ context, path, request, response }) => {
  if (!context.settings.current().is_empty || path === '/robots.txt' || path.startsWith('/favicon'))
    return false;
  const { address } = context.assets.sheets.sets.local;
  response.setHeader('Retry-After', '3600');
  sendHtml({ request, response }, 503, { html: renderEmptySitePage(address) });
  return true;
};

/** A GET of the form's post address redirects to the page of the form. */
export async function answerFormAddress({ path, request, response }: ServingCall): Promise<boolean> {
  if (!/^\/leads(?:\/more)?\/?$/.test(path)) return false;
  response.writeHead(303, { Location: pageOfForm(request), 'Cache-Control': 'no-store' }).end();
  return true;
}

/** The page whose form posts to /leads, if the referrer is ours; else the contact page. */
function pageOfForm(request: IncomingMessage): string {
  const { page_path } = visitSource(request);
  const isPage =
    page_path !== null &&
    /^\/(?:[\w-]+(?:\/[\w-]+)*\/?)?$/.test(page_path) &&
    !/^\/leads\/?$/.test(page_path);
  return isPage ? page_path : `/contact#${formPlace.footer}`;
}

const answerWith =
  (find: typeof blogAnswer | typeof caseAnswer): AnswerCall =>
  async call => {
    const { context, cache, cacheVersion, path, request, response } = call;
    const found = await find(context, path);
    if (!found) return false;
    // Not to be remembered: a post may move back, and a case may be withdrawn.
    if ('movedTo' in found) sendMoved(call, found.movedTo, 'no-cache');
    else cache.keepAndSend({ path, cacheVersion, ...found }, request, response);
    return true;
  };

/** Posts and lists of posts. */
export const answerBlog = answerWith(blogAnswer);

/** The gallery of finished work, and its cases. */
export const answerCases = answerWith(caseAnswer);

/** Lists of a state's towns and of a town's pages. */
export async function answerHub(call: ServingCall): Promise<boolean> {
  const { context, cache, cacheVersion, path, request, response } = call;
  const hub = parseHubPath(path);
  const list = hub && (await hubBytes(context, hub));
  if (!hub || !list) return false;
  if (hub.hasEndingSlash) sendMoved(call, hubPath(hub));
  else cache.keepAndSend({ path, cacheVersion, body: list.body, shows: list.shows }, request, response);
  return true;
}
