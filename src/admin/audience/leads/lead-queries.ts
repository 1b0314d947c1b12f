import type { z } from 'zod';
import { type Lead, leadRoutes } from '../../../contract/audience/leads.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';

type LeadFilter = z.input<typeof leadRoutes.list.query>;

/** Milliseconds between reads of open lists and leads: new requests arrive at any time. A waiting notification changes sooner. */
const WAITING_POLL = 5_000;
const IDLE_POLL = 30_000;

const isWaiting = (lead: Lead) => lead.notification.state === 'waiting';

export const leadQueries = {
  lists: ['leads', 'list'] as const,

  list: (filter: LeadFilter) =>
    listQuery(['leads', 'list', filter], leadRoutes.list, {
      query: filter,
      refetchInterval: ({ state }) => (state.data?.items.some(isWaiting) ? WAITING_POLL : IDLE_POLL),
    }),

  /** The number of suspected spam requests. Reads one row, since only the total is shown. */
  spamCount: () =>
    readQuery(['leads', 'spam-count'], leadRoutes.list, {
      query: { spam: 'true', per_page: 1 },
      refetchInterval: IDLE_POLL,
    }),

  one: (id: string) =>
    readQuery(['leads', 'one', id], leadRoutes.read, {
      params: { id },
      refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? WAITING_POLL : IDLE_POLL),
    }),
};
