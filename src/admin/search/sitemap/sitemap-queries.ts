import { sitemapRoutes } from '../../../contract/search/sitemap.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

export const sitemapQuery = readQuery(['sitemap'], sitemapRoutes.read);

export const buildSitemap = write({
  mutationFn: () => call(sitemapRoutes.build),
  failure: 'The sitemap could not be built',
  changes: [sitemapQuery.queryKey],
});
