import { z } from 'zod';
import { route } from './route.ts';

export const metricRoutes = {
  read: route({
    method: 'get',
    path: '/metrics',
    access: 'admin',
    noun: 'metrics',
    summary: 'Prometheus metrics of this process and the database; workers answer too',
    media: 'text/plain',
    reply: z.string(),
  }),
};
