import type { QueryClient } from '@tanstack/react-query';
import { batchRoutes } from '../../../contract/generation/batches.ts';
import { checkRoutes } from '../../../contract/generation/checks.ts';
import { type Likeness, likenessRoutes } from '../../../contract/generation/likeness.ts';
import type { InputOf } from '../../platform/api.ts';
import { keyOf } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';

type OfBatch = InputOf<typeof likenessRoutes.read>;

function remember(client: QueryClient, likeness: Likeness, { params }: OfBatch): void {
  client.setQueryData(keyOf(likenessRoutes.read, { params }), likeness);
}

export const likenessMutations = {
  compute: write(likenessRoutes.compute, {
    failure: 'The forecast could not be started.',
    remember,
    changes: ({ params }) => [keyOf(batchRoutes.read, { params })],
  }),

  switchToNewestVersion: write(likenessRoutes.switchToNewestVersion, {
    failure: 'The batch could not be updated.',
    done: 'The batch has the newest version now',
    remember,
    changes: ({ params }) => [keyOf(batchRoutes.read, { params }), keyOf(checkRoutes.read, { params })],
  }),

  stop: write(likenessRoutes.stop, {
    failure: 'The forecast could not be stopped.',
    remember,
    changes: [],
  }),
};
