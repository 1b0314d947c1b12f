import type { z } from 'zod';
import { type GiveawayEntry, giveawayRoutes } from '../../../contract/audience/giveaway.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

type EntryFilter = z.input<typeof giveawayRoutes.list.query>;

const key = ['giveaway'] as const;

export const giveawayQueries = {
  entries: (filter: EntryFilter) =>
    listQuery([...key, 'entries', filter], giveawayRoutes.list, { query: filter }),

  draws: readQuery([...key, 'draws'], giveawayRoutes.draws),
};

export const giveawayWrites = {
  draw: write({
    mutationFn: (leaves_out_winners: boolean) => call(giveawayRoutes.draw, { body: { leaves_out_winners } }),
    failure: 'No winner could be drawn',
    changes: [key],
  }),

  remove: write({
    mutationFn: ({ id }: Pick<GiveawayEntry, 'id'>) => call(giveawayRoutes.remove, { params: { id } }),
    failure: 'The entry could not be deleted',
    done: 'Entry deleted',
    changes: [key],
  }),
};
