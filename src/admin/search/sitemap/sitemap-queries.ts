import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { sitemapRoutes } from '../../../contract/search/sitemap.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';

export const sitemapQuery = readQuery(['sitemap'], sitemapRoutes.read);

export const buildSitemap = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(sitemapRoutes.build),
    meta: { failure: 'The sitemap could not be built' },
    onSuccess: () => client.invalidateQueries({ queryKey: sitemapQuery.queryKey }),
  });
