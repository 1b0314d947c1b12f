import type { z } from 'zod';
import { customerRoutes } from '../../../contract/audience/customers.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

const MOST_TEMPLATES = 200;

/** Everything customers read of their own. */
export const ownQueries = {
  all: ['customer'] as const,

  profile: () => readQuery(['customer', 'profile'], customerRoutes.own),

  templates: () =>
    readQuery(['customer', 'templates'], customerRoutes.templates, { query: { per_page: MOST_TEMPLATES } }),

  pages: (query: z.input<typeof customerRoutes.pages.query>) =>
    listQuery(['customer', 'pages', query], customerRoutes.pages, { query }),
};

/** A created or refused page can change plan and list. The form shows a refusal itself. */
export const generateOwnPage = write({
  mutationFn: (body: z.input<typeof customerRoutes.generate.body>) => call(customerRoutes.generate, { body }),
  silentFailure: true,
  changes: [
    ['customer', 'profile'],
    ['customer', 'pages'],
  ],
});
