import { z } from 'zod';
import { route } from './route.ts';

export const metricRoutes = {
  read: route({
    method: 'get',
    path: '/metrics',
    access: 'admin',
    noun: 'metrics',
    summary: 'How this process and the database are doing, as Prometheus reads it; workers answer it too',
    media: 'text/plain',
    reply: z.string(),
  }),
};
