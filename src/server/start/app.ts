import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { brandPreviewPath } from '../../contract/business/brand.ts';
import { plainNouns } from '../../contract/plain-nouns.ts';
import { consentLimits } from '../audience/cases/case-context.ts';
import { serveCaseRoutes, serveConsentRoutes } from '../audience/cases/routes.ts';
import { servicesChanged } from '../audience/cases/services-changed.ts';
import { serveContactRoutes } from '../audience/contacts/routes.ts';
import { serveConversationRoutes } from '../audience/conversations/routes.ts';
import { serveCustomerRoutes } from '../audience/customers/routes.ts';
import { giveawayFormRoute, serveGiveawayRoutes } from '../audience/giveaway/routes.ts';
import { leadFormRoute, serveLeadRoutes } from '../audience/leads/routes.ts';
import { serveReviewLinkRoutes, serveReviewRoutes } from '../audience/reviews/routes.ts';
import { serveAreaRoutes } from '../business/areas/routes.ts';
import { serveBrandRoutes } from '../business/brand/routes.ts';
import { serveClaimRoutes } from '../business/claims/routes.ts';
import { servePlaceFactRoutes } from '../business/national/routes.ts';
import { serveOpeningHoursRoutes } from '../business/opening-hours/routes.ts';
import { servePackRoutes } from '../business/packs/routes.ts';
import { serveSitePhotoRoutes } from '../business/photos/routes.ts';
import { servePlaceRoutes } from '../business/places/routes.ts';
import { servePriceRoutes } from '../business/prices/routes.ts';
import { addPackServices } from '../business/services/add-pack-services.ts';
import { serveServiceRoutes } from '../business/services/routes.ts';
import { serveStatementRoutes } from '../business/statements/routes.ts';
import { serveWorkOrderRoutes } from '../business/work-orders/routes.ts';
import { serveBatchSeriesRoutes } from '../generation/batch-series/routes.ts';
import { serveBatchUpdateRoutes } from '../generation/batch-updates/routes.ts';
import { reversal } from '../generation/batches/batch-reversal.ts';
import { getBatch } from '../generation/batches/queries.ts';
import { serveBatchRoutes } from '../generation/batches/routes.ts';
import { isPageOutside } from '../generation/checks/outside.ts';
import { serveCheckRoutes } from '../generation/checks/routes.ts';
import { outlooksJob } from '../generation/likeness/forecast.job.ts';
import { serveLikenessRoutes } from '../generation/likeness/routes.ts';
import { serveLocalQuestionRoutes } from '../generation/local-questions/routes.ts';
import { servePublishingScheduleRoutes } from '../generation/publishing-schedules/routes.ts';
import { serveSubstanceRoutes } from '../generation/substance/routes.ts';
import { serveTemplateDeletionRoutes } from '../generation/template-deletion/routes.ts';
import { serveAccountRoutes, serveAccountSettingRoutes } from '../identity/account/routes.ts';
import { serveApiKeyRoutes, takeKeys } from '../identity/api-keys/routes.ts';
import { serveAuthRoutes } from '../identity/auth/routes.ts';
import { serveInvitationRoutes } from '../identity/invitations/routes.ts';
import { serveMailServerRoutes } from '../identity/mail-server/routes.ts';
import { serveStaffRoutes } from '../identity/staff/routes.ts';
import { serveBackupRoutes } from '../operations/backups/routes.ts';
import { serveDatabaseRoutes } from '../operations/database/routes.ts';
import { serveSetupRoutes } from '../operations/setup/routes.ts';
import { serveSystemRoutes } from '../operations/system/routes.ts';
import { serveTransferRoutes } from '../operations/transfers/routes.ts';
import { serveWebhookRoutes } from '../operations/webhooks/routes.ts';
import { serveKeywordUsageRoutes } from '../pages/keyword-usage/routes.ts';
import { servePageChangeRoutes } from '../pages/page-changes/routes.ts';
import { servePageMoveRoutes } from '../pages/page-moves/routes.ts';
import { servePageRenamingRoutes } from '../pages/page-renamings/routes.ts';
import { servePageReportRoutes } from '../pages/page-reports/routes.ts';
import { isReservedSlug } from '../pages/pages/reserved-slugs.ts';
import { servePageRoutes } from '../pages/pages/routes.ts';
import { serveRedirectRoutes } from '../pages/redirects/routes.ts';
import { serveSavedViewRoutes } from '../pages/saved-views/routes.ts';
import { countPagesAbout } from '../pages/towns/count-pages-about.ts';
import { callRoute, serveViewRoutes } from '../pages/views/routes.ts';
import { serveActivityRoutes } from '../platform/activity/routes.ts';
import { watchDatabase } from '../platform/db/database-state.ts';
import { AppError } from '../platform/errors.ts';
import { answerError } from '../platform/http/answer-error.ts';
import type { AppEnv, Caller, StreamTimeouts } from '../platform/http/app-env.ts';
import { followUsers } from '../platform/http/follow-users.ts';
import { followWrites } from '../platform/http/follow-writes.ts';
import { guardRequests } from '../platform/http/guard-requests.ts';
import { serveHealthRoutes } from '../platform/http/health-routes.ts';
import { meterApp } from '../platform/http/meter-app.ts';
import { openApiDocument } from '../platform/http/openapi.ts';
import { servePlainNoun } from '../platform/http/serve-plain-noun.ts';
import { defaultStreamTimeouts } from '../platform/http/serve-stream.ts';
import { metricsRoute } from '../platform/metrics/routes.ts';
import { serveOutboxRoutes } from '../platform/outbox/routes.ts';
import { reloadSettings } from '../platform/settings/change-settings.ts';
import { serveSettingsRoutes } from '../platform/settings/routes.ts';
import { serveIndexnowRoutes } from '../search/indexnow/routes.ts';
import { serveSitemapRoutes } from '../search/sitemap/routes.ts';
import { serveDataSetRoutes } from '../templates/data-sets/routes.ts';
import { serveServiceTextRoutes } from '../templates/service-texts/routes.ts';
import { serveSheetRoutes } from '../templates/sheets/routes.ts';
import { serveTemplateRoutes } from '../templates/templates/routes.ts';
import { serveWritingRoutes } from '../templates/writing/routes.ts';
import { openWritingContext } from '../templates/writing/writing-context.ts';
import { renderPostPreview } from '../website/blog/render-post.ts';
import { renderConsent } from '../website/cases/render-consent.ts';
import { clientFolder, type SiteAssets } from '../website/context/site-assets.ts';
import { sitePages } from '../website/context/site-page-store.ts';
import { renderPreview } from '../website/landing-pages/render-preview.ts';
import { renderTemplatePreview } from '../website/landing-pages/render-template-preview.ts';
import { servePostRoutes } from '../website/posts/routes.ts';
import { renderReviewForm } from '../website/reviews/render-review-form.ts';
import { builtFileRoute } from '../website/serving/built-files.ts';
import { serveDraftPreviewRoutes } from '../website/serving/draft-previews.ts';
import { renderRefusedRequest } from '../website/serving/render-refused-request.ts';
import { showFailure } from '../website/serving/show-failure.ts';
import { countFixedPages, footerFacts } from '../website/site-pages/count-fixed-pages.ts';
import { movePagesOfServices } from '../website/site-pages/move-pages-of-services.ts';
import { soldServices } from '../website/site-pages/own-services.ts';
import { renderBrandPreview } from '../website/site-pages/render-brand-preview.ts';
import { serveSitePageRoutes } from '../website/site-pages/routes.ts';
import type { Program } from './program.ts';

/** The parts of the program. Tests create the same parts on their own database. */
export interface AppParts extends Omit<Program, 'views' | 'stop'> {
  readonly assets: SiteAssets;
  readonly publicUrl: string | null;
  /** Aborted when this process begins to stop: event streams end, and it is no longer ready. */
  readonly leaving?: AbortSignal;
  /** Hears of each answer to a signed-in user when it begins. */
  readonly servedUser?: (response: ServerResponse) => void;
  /** Who makes every call of this app, without a cookie or key: the admin at the command line. */
  readonly operator?: Pick<Caller, 'user' | 'session'>;
  /** Tests have less. */
  readonly timeouts?: StreamTimeouts;
}

/** All API routes. Public pages come first, in server/site. */
export function createApp(parts: AppParts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const db = parts.database.kysely;
  app.onError((error, c) =>
    showFailure(parts, { request: c.req.raw, reply: answerError(error, c, parts.log), error }),
  );
  meterApp(app, parts.metrics.requests, parts.log);
  guardRequests(app, parts.publicUrl, parts.config.trustedProxies);
  followWrites(app, parts.reads.standbys);
  app.use(async (c, next) => {
    c.set('leaving', parts.leaving);
    c.set('timeouts', parts.timeouts ?? defaultStreamTimeouts);
    c.set('log', parts.log);
    if (parts.operator) {
      c.set('user', parts.operator.user);
      c.set('session', parts.operator.session);
    }
    await next();
  });

  serveHealthRoutes(app, parts.leaving, watchDatabase(parts.database.pool));
  builtFileRoute(app, join(clientFolder, 'assets'));

  takeKeys(app, parts.accountContext);
  serveAuthRoutes(app, parts);
  if (parts.servedUser) followUsers(app, parts.servedUser);
  serveAccountRoutes(app, parts.accountContext, (token, headers) => parts.accounts.cookieFor(token, headers));
  serveStaffRoutes(app, parts.accountContext);
  serveInvitationRoutes(app, parts.accountContext);
  serveApiKeyRoutes(app, parts.accountContext);
  serveOutboxRoutes(app, db, parts.accountContext.outbox);
  serveTemplateRoutes(app, { ...parts, templateChanged: () => parts.queue.sendNow(outlooksJob, {}) });
  serveClaimRoutes(app, { db });
  serveTemplateDeletionRoutes(app, parts);
  serveBatchRoutes(app, parts);
  serveLikenessRoutes(app, parts);
  serveCheckRoutes(app, { db });
  serveSubstanceRoutes(app, db);
  const writing = openWritingContext(parts);
  serveLocalQuestionRoutes(app, writing);
  servePublishingScheduleRoutes(app, parts);
  serveBatchSeriesRoutes(app, parts);
  serveKeywordUsageRoutes(app, db);
  servePlaceRoutes(app, parts);
  servePlaceFactRoutes(app, parts);
  serveAreaRoutes(app, parts);
  serveOpeningHoursRoutes(app, parts);
  servePriceRoutes(app, parts);
  serveStatementRoutes(app, {
    db,
    settings: parts.settings,
    facts: parts.facts,
    countPages: async statements => {
      const current = parts.settings.current();
      const everywhere = footerFacts(current);
      const landing = await countPagesAbout(db, statements, { towns: current.areas.towns, everywhere });
      const fixed = countFixedPages(statements, current);
      return landing.map((pages, at) => pages + (fixed[at] ?? 0));
    },
  });
  serveWorkOrderRoutes(app, db);
  serveServiceRoutes(app, {
    db,
    model: parts.config.ai?.model ?? null,
    servicesChanged: movePagesOfServices,
    afterChange: async () => {
      await reloadSettings(parts);
      await parts.queue.sendNow(outlooksJob, {});
    },
  });
  serveSheetRoutes(app);
  serveDataSetRoutes(app, db);
  serveSystemRoutes(app, parts);
  metricsRoute(app, parts.metrics);
  servePageChangeRoutes(app, { ...parts, reversal });
  servePageReportRoutes(app, { db, settings: parts.settings, facts: parts.facts });
  serveDatabaseRoutes(app, parts);
  serveBackupRoutes(app, parts);
  serveWebhookRoutes(app, parts);
  servePageRoutes(app, db, {
    isReserved: isReservedSlug,
    isOutside: isPageOutside,
    findSitePage: hasCode => [...sitePages(parts.settings.current()).values()].find(({ id }) => hasCode(id)),
    renderPreview: (id, changes) => renderPreview(parts, id, changes),
  });
  serveCustomerRoutes(app, { ...parts, isReserved: isReservedSlug });
  servePageMoveRoutes(app, { ...parts, reversal });
  serveBatchUpdateRoutes(app, { ...parts, reversal });
  for (const noun of plainNouns) servePlainNoun(app, db, noun);
  serveSavedViewRoutes(app, db);
  serveIndexnowRoutes(app, parts.database.kysely, parts.config);
  servePageRenamingRoutes(app, { ...parts, requireBatch: getBatch });
  servePostRoutes(app, db, text => renderPostPreview(parts, text));
  serveLeadRoutes(app, parts.leads, parts.events);
  serveContactRoutes(app, db);
  serveConversationRoutes(app, parts.leads, parts.events);
  const caseContext = {
    db,
    outbox: parts.accountContext.outbox,
    limits: consentLimits(),
    leads: parts.leads,
    publicUrl: parts.publicUrl,
    linkBase: (origin: string) => parts.accountContext.linkBase(origin),
    clock: parts.clock,
  };
  serveCaseRoutes(app, caseContext);
  serveConsentRoutes(app, caseContext, (consent, problem) => renderConsent(parts, consent, problem));
  const reviewContext = { ...caseContext, queue: parts.queue, businessProfile: parts.config.businessProfile };
  serveReviewRoutes(app, reviewContext);
  serveReviewLinkRoutes(app, reviewContext, (request, refused) => renderReviewForm(parts, request, refused));
  serveRedirectRoutes(app, parts.redirects);
  serveSettingsRoutes(app, parts);
  serveAccountSettingRoutes(app, parts);
  serveMailServerRoutes(app, parts);
  serveSetupRoutes(app, parts);
  serveSitePageRoutes(app, parts);
  servePackRoutes(app, { db, afterImport: () => addPackServices(db, servicesChanged) });
  serveSitePhotoRoutes(app, { ...parts, services: () => soldServices(parts.settings.current()) });
  serveBrandRoutes(app, parts);
  leadFormRoute(app, parts.leads, (refusal, kind) => renderRefusedRequest(parts, refusal, kind));
  serveGiveawayRoutes(app, parts);
  giveawayFormRoute(app, parts, refusal => renderRefusedRequest(parts, refusal, 'giveaway'));
  serveActivityRoutes(app, db);
  serveSitemapRoutes(app, db, parts.sitemap);
  serveTransferRoutes(app, parts);
  serveViewRoutes(app, db, parts.queue);
  callRoute(app, parts.cache.views);
  serveWritingRoutes(app, writing);
  serveServiceTextRoutes(app, writing);
  apiDocument(app);
  app.all('/api/*', () => {
    throw new AppError('not-found', 'API route not found. See /api/docs.', { reason: 'no-such-route' });
  });

  app.get('/admin/template-preview/:pack', c =>
    c.html(renderTemplatePreview(parts, c.req.param('pack')), 200, {
      'Cache-Control': 'private, max-age=60',
    }),
  );
  const noStore = { 'Cache-Control': 'no-store' };
  app.get(brandPreviewPath, async c => c.html(await renderBrandPreview(parts), 200, noStore));
  serveDraftPreviewRoutes(app, parts);
  app.get('/auth/', c => c.redirect(`/auth${new URL(c.req.url).search}`, 301));
  for (const path of ['/auth', '/admin', '/admin/*', '/customer', '/customer/*']) {
    app.get(path, c => c.html(parts.assets.adminHtml, 200, noStore));
  }
  return app;
}

/** The contract for programs at /api/openapi.json, and for people at /api/docs; both work without the internet. */
function apiDocument(app: Hono<AppEnv>): void {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  app.get('/api/openapi.json', c => c.json(openApiDocument()));
  app.get('/api/docs', c => c.html(docsHtml, 200));
  app.get('/api/docs/:file{swagger-ui\\.css|swagger-ui-bundle\\.js|start\\.js}', async c => {
    const file = c.req.param('file');
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    const body = file === 'start.js' ? docsStart : await readFile(join(folder, file), 'utf8');
    return c.body(body, 200, { 'Content-Type': `${type}; charset=utf-8` });
  });
}

const docsHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pagehaul API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

const docsStart = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });`;
