import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { customerRoutes } from '../../../contract/audience/customers.ts';
import { call } from '../../platform/api.ts';

const MOST_TEMPLATES = 200;

/** Everything customers read of their own. */
export const ownQueries = {
  all: ['customer'] as const,

  profile: () =>
    queryOptions({
      queryKey: ['customer', 'profile'],
      queryFn: ({ signal }) => call(customerRoutes.own, { signal }),
    }),

  templates: () =>
    queryOptions({
      queryKey: ['customer', 'templates'],
      queryFn: ({ signal }) =>
        call(customerRoutes.templates, { query: { per_page: MOST_TEMPLATES }, signal }),
    }),

  pages: (query: z.input<typeof customerRoutes.pages.query>) =>
    queryOptions({
      queryKey: ['customer', 'pages', query],
      queryFn: ({ signal }) => call(customerRoutes.pages, { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

/** A page made or refused: either way plan and list may stand differently now. The form shows a refusal itself. */
export const generateOwnPage = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof customerRoutes.generate.body>) =>
      call(customerRoutes.generate, { body }),
    meta: { quiet: true },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['customer', 'profile'] });
      void client.invalidateQueries({ queryKey: ['customer', 'pages'] });
    },
  });
