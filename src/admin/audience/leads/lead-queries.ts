import { type Lead, leadRoutes } from '../../../contract/audience/leads.ts';
import type { InputOf } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';

/** Milliseconds between reads of open lists and leads: new requests arrive at any time. A waiting notification changes sooner. */
const WAITING_POLL = 5_000;
const IDLE_POLL = 30_000;

const isWaiting = (lead: Lead) => lead.notification.state === 'waiting';

export const leadQueries = {
  list: (query: InputOf<typeof leadRoutes.list>['query']) =>
    listQuery(leadRoutes.list, {
      query,
      refetchInterval: ({ state }) => (state.data?.items.some(isWaiting) ? WAITING_POLL : IDLE_POLL),
    }),

  /** The number of suspected spam requests. Reads one row, since only the total is shown. */
  spamCount: () =>
    readQuery(leadRoutes.list, {
      query: { spam: 'true', per_page: 1 },
      refetchInterval: IDLE_POLL,
    }),

  one: (id: string) =>
    readQuery(leadRoutes.read, {
      params: { id },
      refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? WAITING_POLL : IDLE_POLL),
    }),
};
