import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type GiveawayEntry, giveawayRoutes } from '../../../contract/audience/giveaway.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';

type EntryFilter = z.input<typeof giveawayRoutes.list.query>;

const key = ['giveaway'] as const;

export const giveawayQueries = {
  entries: (filter: EntryFilter) =>
    listQuery([...key, 'entries', filter], giveawayRoutes.list, { query: filter }),

  draws: readQuery([...key, 'draws'], giveawayRoutes.draws),
};

export const giveawayWrites = {
  draw: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (leaves_out_winners: boolean) =>
        call(giveawayRoutes.draw, { body: { leaves_out_winners } }),
      meta: { failure: 'No winner could be drawn' },
      onSettled: () => void client.invalidateQueries({ queryKey: key }),
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id }: Pick<GiveawayEntry, 'id'>) => call(giveawayRoutes.remove, { params: { id } }),
      meta: { failure: 'The entry could not be deleted' },
      onSuccess: () => announce('Entry deleted'),
      onSettled: () => void client.invalidateQueries({ queryKey: key }),
    }),
};
