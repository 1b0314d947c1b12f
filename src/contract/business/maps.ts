import { z } from 'zod';
import { route } from '../platform/route.ts';

export const mapRoutes = {
  /** For anyone: the key stands in the address of every embedded map anyway. Its owner limits it to the site's own pages. */
  key: route({
    method: 'get',
    path: '/api/map-api-key',
    access: 'anyone',
    noun: 'maps',
    summary: 'The key of the embedded map',
    reply: z.object({ apiKey: z.string() }),
  }),
};
