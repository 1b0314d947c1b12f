import { activityRoutes } from './activity.ts';
import { batchSeriesRoutes } from './batch-series.ts';
import { batchRoutes } from './batches.ts';
import { keywordUsageRoutes } from './keyword-usage.ts';
import { leadRoutes } from './leads.ts';
import { likenessRoutes } from './likeness.ts';
import { locationRoutes } from './locations.ts';
import { mapRoutes } from './maps.ts';
import { pageMoveRoutes } from './page-moves.ts';
import { pageRoutes } from './pages.ts';
import { placeRoutes } from './places.ts';
import { postRoutes } from './posts.ts';
import { publishingScheduleRoutes } from './publishing-schedules.ts';
import { redirectRoutes } from './redirects.ts';
import { sessionRoutes } from './session.ts';
import { settingRoutes } from './settings.ts';
import { sitePhotoRoutes } from './site-photos.ts';
import { sitemapRoutes } from './sitemap.ts';
import { systemRoutes } from './system.ts';
import { templateRoutes } from './templates.ts';
import { textRoutes } from './text.ts';
import { transferRoutes } from './transfers.ts';
import { viewRoutes } from './views.ts';
import { writingRoutes } from './writing.ts';

/** Every API route of the program, by noun. The API document and the access test walk this table. */
export const routes = {
  session: sessionRoutes,
  templates: templateRoutes,
  text: textRoutes,
  locations: locationRoutes,
  batches: batchRoutes,
  likeness: likenessRoutes,
  'publishing-schedules': publishingScheduleRoutes,
  'batch-series': batchSeriesRoutes,
  'keyword-usage': keywordUsageRoutes,
  places: placeRoutes,
  system: systemRoutes,
  pages: pageRoutes,
  'page-moves': pageMoveRoutes,
  leads: leadRoutes,
  writing: writingRoutes,
  maps: mapRoutes,
  posts: postRoutes,
  redirects: redirectRoutes,
  settings: settingRoutes,
  'site-photos': sitePhotoRoutes,
  activity: activityRoutes,
  sitemap: sitemapRoutes,
  transfers: transferRoutes,
  views: viewRoutes,
};
