import type { z } from 'zod';
import { outboxRoutes } from '../../../contract/platform/outbox.ts';
import { listQuery, readQuery } from '../read-query.ts';

/** Poll interval (ms): messages are sent in the background. */
const POLL = 10_000;

export const outboxQueries = {
  list: (filter: z.input<typeof outboxRoutes.list.query>) =>
    listQuery(['outbox', 'list', filter], outboxRoutes.list, { query: filter, refetchInterval: POLL }),

  one: (id: string) => readQuery(['outbox', 'one', id], outboxRoutes.read, { params: { id }, gcTime: 0 }),
};
