import { accountRoutes } from './account.ts';
import { activityRoutes } from './activity.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { backupRoutes } from './backups.ts';
import { batchSeriesRoutes } from './batch-series.ts';
import { batchRoutes } from './batches.ts';
import { customerRoutes } from './customers.ts';
import { dataSetRoutes } from './data-sets.ts';
import { databaseRoutes } from './database.ts';
import { giveawayRoutes } from './giveaway-entries.ts';
import { indexnowRoutes } from './indexnow.ts';
import { invitationRoutes } from './invitations.ts';
import { keywordUsageRoutes } from './keyword-usage.ts';
import { leadRoutes } from './leads.ts';
import { likenessRoutes } from './likeness.ts';
import { locationRoutes } from './locations.ts';
import { mapRoutes } from './maps.ts';
import { metricRoutes } from './metrics.ts';
import { outboxRoutes } from './outbox.ts';
import { pageChangeRoutes } from './page-changes.ts';
import { pageMoveRoutes } from './page-moves.ts';
import { pageRenamingRoutes } from './page-renamings.ts';
import { pageReportRoutes } from './page-reports.ts';
import { pageRoutes } from './pages.ts';
import { placeRoutes } from './places.ts';
import { postRoutes } from './posts.ts';
import { publishingScheduleRoutes } from './publishing-schedules.ts';
import { redirectRoutes } from './redirects.ts';
import { savedViewRoutes } from './saved-views.ts';
import { sessionRoutes } from './session.ts';
import { settingRoutes } from './settings.ts';
import { sheetRoutes } from './sheets.ts';
import { sitePhotoRoutes } from './site-photos.ts';
import { sitemapRoutes } from './sitemap.ts';
import { staffRoutes } from './staff.ts';
import { systemRoutes } from './system.ts';
import { templateRoutes } from './templates.ts';
import { textRoutes } from './text.ts';
import { transferRoutes } from './transfers.ts';
import { viewRoutes } from './views.ts';
import { webhookRoutes } from './webhooks.ts';
import { writingRoutes } from './writing.ts';

/** Every API route of the program, by noun. The API document and the access test walk this table. */
export const routes = {
  session: sessionRoutes,
  account: accountRoutes,
  staff: staffRoutes,
  invitations: invitationRoutes,
  'api-keys': apiKeyRoutes,
  outbox: outboxRoutes,
  templates: templateRoutes,
  text: textRoutes,
  locations: locationRoutes,
  batches: batchRoutes,
  likeness: likenessRoutes,
  'publishing-schedules': publishingScheduleRoutes,
  'batch-series': batchSeriesRoutes,
  'keyword-usage': keywordUsageRoutes,
  places: placeRoutes,
  sheets: sheetRoutes,
  'data-sets': dataSetRoutes,
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
  writing: writingRoutes,
  maps: mapRoutes,
  posts: postRoutes,
  redirects: redirectRoutes,
  settings: settingRoutes,
  'site-photos': sitePhotoRoutes,
  'giveaway-entries': giveawayRoutes,
  activity: activityRoutes,
  sitemap: sitemapRoutes,
  transfers: transferRoutes,
  views: viewRoutes,
  database: databaseRoutes,
  backups: backupRoutes,
  webhooks: webhookRoutes,
};
