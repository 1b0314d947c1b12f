import type { z } from 'zod';
import { reviewRequestRoutes } from '../../../contract/audience/review-requests.ts';
import { type Review, type ReviewSync, reviewRoutes } from '../../../contract/audience/reviews.ts';
import { call } from '../../platform/api.ts';
import { importWrite } from '../../platform/import-write.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { write } from '../../platform/write.ts';
import { inputOf, type ReviewValues } from './review-draft.ts';

type ReviewQuery = z.input<typeof reviewRoutes.list.query>;

const isReading = ({ started_at, finished_at }: ReviewSync) => started_at !== null && finished_at === null;

export const reviewQueries = {
  list: (query: ReviewQuery) => listQuery(['reviews', 'list', query], reviewRoutes.list, { query }),

  asking: readQuery(['reviews', 'asking'], reviewRequestRoutes.asking),

  sync: readQuery(['reviews', 'sync'], reviewRoutes.sync, {
    refetchInterval: ({ state }) => (state.data && isReading(state.data) ? 2_000 : false),
  }),
};

export const reviewWrites = {
  save: write({
    mutationFn: ({ values, over }: { values: ReviewValues; over: Review | null }) => {
      const input = inputOf(values, over);
      return over
        ? call(reviewRoutes.update, { params: { id: over.id }, body: { ...input, based_on: over.revision } })
        : call(reviewRoutes.create, { body: input });
    },
    silentFailure: true,
    done: (_saved, { over }) => (over ? 'Review saved' : 'Review added. Pages show it now.'),
    changes: [['reviews']],
  }),

  publish: write({
    mutationFn: (id: string) => call(reviewRoutes.publish, { params: { id } }),
    failure: 'The review could not be shown again',
    done: 'The review is shown again',
    changes: [['reviews']],
  }),

  withdraw: write({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(reviewRoutes.withdraw, { params: { id }, body: { reason } }),
    done: 'The review is on no page any more',
    silentFailure: true,
    changes: [['reviews']],
  }),

  remove: write({
    mutationFn: (id: string) => call(reviewRoutes.remove, { params: { id } }),
    failure: 'The review could not be deleted',
    done: 'Review deleted',
    changes: [['reviews']],
  }),

  ask: write({
    mutationFn: (body: z.input<typeof reviewRequestRoutes.ask.body>) =>
      call(reviewRequestRoutes.ask, { body }),
    done: ({ is_sent }) => (is_sent ? 'Link sent' : 'Link ready. Copy it.'),
    silentFailure: true,
    changes: [['reviews']],
  }),

  askAll: write({
    mutationFn: () => call(reviewRequestRoutes.askAll),
    failure: 'No requests were sent',
    done: ({ asked, left }) =>
      `${counted(asked, 'customer')} asked${left > 0 ? `, ${count(left)} still to ask` : ''}`,
    changes: [['reviews']],
  }),

  startSync: write({
    mutationFn: () => call(reviewRoutes.startSync),
    failure: 'The Business Profile could not be read',
    done: 'Reading the Business Profile',
    changes: [['reviews']],
  }),

  importCsv: importWrite({
    send: body => call(reviewRoutes.import, { body }),
    nameOf: ({ author }) => author || 'No author',
    changes: [['reviews']],
  }),
};
