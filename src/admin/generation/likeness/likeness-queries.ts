import type { QueryClient } from '@tanstack/react-query';
import { batchRoutes } from '../../../contract/generation/batches.ts';
import { checkRoutes } from '../../../contract/generation/checks.ts';
import { type Likeness, likenessRoutes } from '../../../contract/generation/likeness.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { keyOf } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';

/** How often (ms) the screen asks while it is computed. */
const COMPUTING_POLL = 700;
const WAITING_POLL = 2_500;

/** It is being computed, or waits for that. */
export const isUnderWay = (forecast: Pick<Likeness, 'state'> | null | undefined) =>
  forecast?.state === 'waiting' || forecast?.state === 'computing';

/** A batch's similarity forecast, and the texts of its most similar pairs. */
export const likenessQueries = {
  one: (id: string) =>
    readQuery(['likeness', id], likenessRoutes.read, {
      params: { id },
      refetchInterval: ({ state: { data } }) => {
        if (isUnderWay(data) || isUnderWay(data?.outlook)) return COMPUTING_POLL;
        // The template was just saved, so the forecast may not have started yet.
        return data?.is_template_newer && !data.outlook ? WAITING_POLL : false;
      },
    }),

  pair: (id: string, number: number, version: number | null) =>
    readQuery(['likeness', id, 'pair', number, version], likenessRoutes.pair, { params: { id, number } }),
};

/** The key of approving a batch: the card shows that it waits. */
export const approving = (id: string) => ['batches', 'approve', id];

function remember(client: QueryClient, likeness: Likeness, id: string): void {
  client.setQueryData(likenessQueries.one(id).queryKey, likeness);
}

export const likenessWrites = {
  compute: write({
    mutationFn: (id: string) => call(likenessRoutes.compute, { params: { id } }),
    failure: 'The forecast could not be started.',
    remember,
    changes: id => [keyOf(batchRoutes.read, { params: { id } })],
  }),

  switchToNewestVersion: write({
    mutationFn: (id: string) => call(likenessRoutes.switchToNewestVersion, { params: { id } }),
    failure: 'The batch could not be updated.',
    done: 'The batch has the newest version now',
    remember,
    changes: id => [keyOf(batchRoutes.read, { params: { id } }), keyOf(checkRoutes.read, { params: { id } })],
  }),

  stop: write({
    mutationFn: (id: string) => call(likenessRoutes.stop, { params: { id } }),
    failure: 'The forecast could not be stopped.',
    remember,
  }),
};
