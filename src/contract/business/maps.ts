import { z } from 'zod';
import { route } from '../platform/route.ts';

export const mapRoutes = {
  /** Public: every embedded map's URL contains the key. Its owner restricts it to the site's pages. */
  key: route({
    method: 'get',
    path: '/api/map-api-key',
    access: 'anyone',
    noun: 'maps',
    summary: 'The key of the embedded map',
    reply: z.object({ apiKey: z.string() }),
  }),
};
