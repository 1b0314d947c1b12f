import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { reviewRequestRoutes } from '../../../contract/audience/review-requests.ts';
import { type Review, type ReviewSync, reviewRoutes } from '../../../contract/audience/reviews.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';
import type { FileVerdict } from '../../platform/ui/csv-import.tsx';
import { inputOf, type ReviewValues } from './review-draft.ts';

export type ReviewQuery = z.input<typeof reviewRoutes.list.query>;

const isReading = ({ started_at, finished_at }: ReviewSync) => started_at !== null && finished_at === null;

export const reviewQueries = {
  list: (query: ReviewQuery) => listQuery(['reviews', 'list', query], reviewRoutes.list, { query }),

  asking: readQuery(['reviews', 'asking'], reviewRequestRoutes.asking),

  sync: readQuery(['reviews', 'sync'], reviewRoutes.sync, {
    refetchInterval: ({ state }) => (state.data && isReading(state.data) ? 2_000 : false),
  }),
};

const lookAgain = (client: QueryClient) => void client.invalidateQueries({ queryKey: ['reviews'] });

export const reviewWrites = {
  save: (client: QueryClient, stored: Review | null) =>
    mutationOptions({
      mutationFn: (values: ReviewValues) =>
        stored
          ? call(reviewRoutes.update, {
              params: { id: stored.id },
              body: { ...inputOf(values, stored), based_on: stored.revision },
            })
          : call(reviewRoutes.create, { body: inputOf(values, null) }),
      meta: { quiet: true },
      onSuccess: () => lookAgain(client),
    }),

  publish: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(reviewRoutes.publish, { params: { id } }),
      meta: { failure: 'The review could not be shown again' },
      onSuccess: () => announce('The review is shown again'),
      onSettled: () => lookAgain(client),
    }),

  withdraw: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id, reason }: { id: string; reason: string }) =>
        call(reviewRoutes.withdraw, { params: { id }, body: { reason } }),
      meta: { quiet: true },
      onSuccess: () => lookAgain(client),
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(reviewRoutes.remove, { params: { id } }),
      meta: { failure: 'The review could not be deleted' },
      onSuccess: () => announce('Review deleted'),
      onSettled: () => lookAgain(client),
    }),

  ask: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (body: z.input<typeof reviewRequestRoutes.ask.body>) =>
        call(reviewRequestRoutes.ask, { body }),
      meta: { quiet: true },
      onSuccess: () => lookAgain(client),
    }),

  askAll: (client: QueryClient) =>
    mutationOptions({
      mutationFn: () => call(reviewRequestRoutes.askAll),
      meta: { failure: 'Nobody was asked' },
      onSettled: () => lookAgain(client),
    }),

  startSync: (client: QueryClient) =>
    mutationOptions({
      mutationFn: () => call(reviewRoutes.startSync),
      meta: { failure: 'The Business Profile could not be read' },
      onSettled: () => lookAgain(client),
    }),

  importCsv: (client: QueryClient) =>
    mutationOptions({
      mutationFn: async (body: { csv: string; apply: boolean }): Promise<FileVerdict> => {
        const { counts, rows } = await call(reviewRoutes.import, { body });
        const shown = rows.map(({ line, author, verdict, reason }) => ({
          line,
          name: author || 'No author',
          verdict,
          reason,
        }));
        return { counts, rows: shown };
      },
      meta: { quiet: true },
      onSuccess: (_, { apply }) => apply && lookAgain(client),
    }),
};
