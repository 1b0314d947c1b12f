import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Lead, leadRoutes } from '../../../contract/audience/leads.ts';
import { call } from '../../platform/api.ts';

type LeadFilter = z.input<typeof leadRoutes.list.query>;

/** New requests come in by themselves, so what is open is looked at again; often while a notification is on its way (ms). */
const WAITING_POLL = 5_000;
const IDLE_POLL = 30_000;

const isWaiting = (lead: Lead) => lead.notification.state === 'waiting';

export const leadQueries = {
  lists: ['leads', 'list'] as const,

  list: (filter: LeadFilter) =>
    queryOptions({
      queryKey: ['leads', 'list', filter],
      queryFn: ({ signal }) => call(leadRoutes.list, { query: filter, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.items.some(isWaiting) ? WAITING_POLL : IDLE_POLL),
    }),

  /** How many requests are set aside; asked with one row, since only the total is wanted. */
  spamCount: () =>
    queryOptions({
      queryKey: ['leads', 'spam-count'],
      queryFn: ({ signal }) => call(leadRoutes.list, { query: { spam: 'true', per_page: 1 }, signal }),
      refetchInterval: IDLE_POLL,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: ['leads', 'one', id],
      queryFn: ({ signal }) => call(leadRoutes.read, { params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? WAITING_POLL : IDLE_POLL),
    }),
};
