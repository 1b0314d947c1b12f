import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { sitemapRoutes } from '../../../contract/search/sitemap.ts';
import { call } from '../../platform/api.ts';

export const sitemapQuery = queryOptions({
  queryKey: ['sitemap'],
  queryFn: ({ signal }) => call(sitemapRoutes.read, { signal }),
});

export const buildSitemap = (client: QueryClient) =>
  mutationOptions({
    mutationFn: () => call(sitemapRoutes.build),
    meta: { failure: 'The sitemap could not be built' },
    onSuccess: () => client.invalidateQueries({ queryKey: sitemapQuery.queryKey }),
  });
