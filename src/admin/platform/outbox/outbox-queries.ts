import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { outboxRoutes } from '../../../contract/platform/outbox.ts';
import { call } from '../api.ts';

/** Messages go out by themselves, so what is shown is looked at again (ms). */
const POLL = 10_000;

export const outboxQueries = {
  list: (filter: z.input<typeof outboxRoutes.list.query>) =>
    queryOptions({
      queryKey: ['outbox', 'list', filter],
      queryFn: ({ signal }) => call(outboxRoutes.list, { query: filter, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: POLL,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: ['outbox', 'one', id],
      queryFn: ({ signal }) => call(outboxRoutes.read, { params: { id }, signal }),
      gcTime: 0,
    }),
};
