import { caseRoutes } from './audience/cases.ts';
import { contactRoutes } from './audience/contacts.ts';
import { conversationRoutes } from './audience/conversations.ts';
import { customerRoutes } from './audience/customers.ts';
import { giveawayRoutes } from './audience/giveaway.ts';
import { leadRoutes } from './audience/leads.ts';
import { reviewRequestRoutes } from './audience/review-requests.ts';
import { reviewRoutes } from './audience/reviews.ts';
import { areaRoutes } from './business/areas.ts';
import { brandRoutes } from './business/brand.ts';
import { claimRoutes } from './business/claims.ts';
import { placeFactRoutes } from './business/figures.ts';
import { locationRoutes } from './business/locations.ts';
import { openingHoursRoutes } from './business/opening-hours.ts';
import { packRoutes } from './business/packs.ts';
import { sitePhotoRoutes } from './business/photos.ts';
import { placeRoutes } from './business/places.ts';
import { priceRoutes } from './business/prices.ts';
import { serviceRoutes } from './business/services.ts';
import { statementRoutes } from './business/statements.ts';
import { workOrderRoutes } from './business/work-orders.ts';
import { batchSeriesRoutes } from './generation/batch-series.ts';
import { batchRoutes } from './generation/batches.ts';
import { checkRoutes } from './generation/checks.ts';
import { likenessRoutes } from './generation/likeness.ts';
import { localQuestionRoutes } from './generation/local-questions.ts';
import { publishingScheduleRoutes } from './generation/publishing-schedules.ts';
import { substanceRoutes } from './generation/substance.ts';
import { templateDeletionRoutes } from './generation/template-deletion.ts';
import { accountRoutes } from './identity/account.ts';
import { apiKeyRoutes } from './identity/api-keys.ts';
import { invitationRoutes } from './identity/invitations.ts';
import { sessionRoutes } from './identity/session.ts';
import { staffRoutes } from './identity/staff.ts';
import { backupRoutes } from './operations/backups.ts';
import { databaseRoutes } from './operations/database.ts';
import { setupRoutes } from './operations/setup.ts';
import { systemRoutes } from './operations/system.ts';
import { transferRoutes } from './operations/transfers.ts';
import { webhookRoutes } from './operations/webhooks.ts';
import { keywordUsageRoutes } from './pages/keyword-usage.ts';
import { pageChangeRoutes } from './pages/page-changes.ts';
import { pageMoveRoutes } from './pages/page-moves.ts';
import { pageRenamingRoutes } from './pages/page-renamings.ts';
import { pageReportRoutes } from './pages/page-reports.ts';
import { pageRoutes } from './pages/pages.ts';
import { redirectRoutes } from './pages/redirects.ts';
import { savedViewRoutes } from './pages/saved-views.ts';
import { viewRoutes } from './pages/views.ts';
import { plainNouns } from './plain-nouns.ts';
import { activityRoutes } from './platform/activity.ts';
import { mailRoutes } from './platform/mail-server.ts';
import { metricRoutes } from './platform/metrics.ts';
import { outboxRoutes } from './platform/outbox.ts';
import { settingRoutes } from './platform/settings.ts';
import { indexnowRoutes } from './search/indexnow.ts';
import { sitemapRoutes } from './search/sitemap.ts';
import { dataSetRoutes } from './templates/data-sets.ts';
import { sheetRoutes } from './templates/sheets.ts';
import { templateRoutes } from './templates/templates.ts';
import { writingRoutes } from './templates/writing.ts';
import { postRoutes } from './website/posts.ts';
import { sitePageRoutes } from './website/site-pages.ts';

/** Every API route of the program, by noun. The API document and the access test walk this table. */
export const routes = {
  session: sessionRoutes,
  account: accountRoutes,
  staff: staffRoutes,
  invitations: invitationRoutes,
  'api-keys': apiKeyRoutes,
  outbox: outboxRoutes,
  templates: { ...templateRoutes, ...templateDeletionRoutes },
  claims: claimRoutes,
  locations: locationRoutes,
  batches: batchRoutes,
  likeness: likenessRoutes,
  'publishing-schedules': publishingScheduleRoutes,
  'batch-series': batchSeriesRoutes,
  'keyword-usage': keywordUsageRoutes,
  places: { ...placeRoutes, ...placeFactRoutes },
  areas: areaRoutes,
  openingHours: openingHoursRoutes,
  prices: priceRoutes,
  packs: packRoutes,
  services: serviceRoutes,
  statements: statementRoutes,
  'work-orders': workOrderRoutes,
  'local-questions': localQuestionRoutes,
  substance: substanceRoutes,
  checks: checkRoutes,
  sheets: sheetRoutes,
  'data-sets': dataSetRoutes,
  setup: setupRoutes,
  'site-pages': sitePageRoutes,
  system: systemRoutes,
  metrics: metricRoutes,
  pages: pageRoutes,
  'page-changes': pageChangeRoutes,
  'page-reports': pageReportRoutes,
  indexnow: indexnowRoutes,
  'page-moves': pageMoveRoutes,
  customers: customerRoutes,
  'page-renamings': pageRenamingRoutes,
  'saved-views': savedViewRoutes,
  leads: leadRoutes,
  contacts: contactRoutes,
  conversations: conversationRoutes,
  cases: caseRoutes,
  reviews: { ...reviewRoutes, ...reviewRequestRoutes },
  writing: writingRoutes,
  posts: postRoutes,
  redirects: redirectRoutes,
  settings: { ...settingRoutes, mailState: mailRoutes.state, mailTest: mailRoutes.test },
  'site-photos': sitePhotoRoutes,
  'brand-files': brandRoutes,
  'giveaway-entries': giveawayRoutes,
  activity: activityRoutes,
  sitemap: sitemapRoutes,
  transfers: transferRoutes,
  views: viewRoutes,
  database: databaseRoutes,
  backups: backupRoutes,
  webhooks: webhookRoutes,
  ...Object.fromEntries(plainNouns.map(({ noun, routes: ofNoun }) => [noun, ofNoun])),
};
