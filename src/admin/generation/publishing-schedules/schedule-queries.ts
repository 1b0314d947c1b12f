import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Batch } from '../../../contract/generation/batches.ts';
import {
  type PaceInput,
  publishingScheduleRoutes as routes,
  type Schedule,
  type ScheduleStatus,
} from '../../../contract/generation/publishing-schedules.ts';
import type { idParams, Route } from '../../../contract/platform/route.ts';
import { pageQueries } from '../../pages/pages/page-queries.ts';
import { call } from '../../platform/api.ts';
import { listQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';
import { batchQueries } from '../batches/batch-queries.ts';
import { scheduleKey, setPaceDraft } from './pace-draft.ts';

/** How often (ms) the screen asks while it publishes. */
const RUNNING_POLL = 10_000;
/** And this often between the last page of its batch and the schedule's own first step, which changes nothing of the batch. */
const STARTING_POLL = 1_000;

const all = scheduleKey;

/** How long until a batch's schedule is read again (ms); false while only people change it. */
export function readAgainAfter(schedule: ScheduleStatus | undefined, batch: Batch['status']): number | false {
  if (schedule === 'running') return RUNNING_POLL;
  return schedule === 'waiting' && batch === 'completed' && STARTING_POLL;
}

/** What is read about publishing at a pace. */
export const scheduleQueries = {
  /** Refetched when the batch changes state, because the options depend on it. */
  ofBatch: ({ id, status }: Pick<Batch, 'id' | 'status'>) =>
    queryOptions({
      queryKey: [...all, 'of-batch', id, status],
      // While the next answer is awaited, the words are those of the status that this one is of.
      queryFn: async ({ signal }) => ({
        ...(await call(routes.read, { params: { id }, signal })),
        batch_status: status,
      }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => readAgainAfter(state.data?.schedule?.status, status),
    }),

  /** The revision and what is published are in the key: a change shows at once. */
  calendar: ({ generation_batch_id, revision, published_pages, status }: Schedule, month: string) =>
    listQuery(
      [...all, 'calendar', generation_batch_id, month, revision, published_pages, status],
      routes.calendar,
      { params: { id: generation_batch_id }, query: { month } },
    ),

  preview: (id: string, pace: PaceInput | null, month: string | undefined) =>
    listQuery([...all, 'preview', id, pace, month], routes.preview, {
      params: { id },
      body: { pace: pace ?? { pages_per_day: 1, start_on: '' }, month },
      enabled: pace !== null,
      retry: false,
    }),

  list: (filter: z.input<typeof routes.list.query>) =>
    listQuery([...all, 'list', filter], routes.list, { query: filter, refetchInterval: RUNNING_POLL }),
};

type Step = Route<typeof idParams, z.ZodUndefined, z.ZodUndefined, typeof routes.pause.reply>;

const changes = [all, batchQueries.all, pageQueries.all];

export const scheduleWrites = {
  start: write({
    mutationFn: ({ id, pace }: { id: string; pace: PaceInput }) =>
      call(routes.start, { params: { id }, body: pace }),
    failure: 'The schedule could not be created.',
    done: 'Publishing schedule set',
    remember: (client, _schedule, { id }) => setPaceDraft(client, id, null),
    changes,
  }),
  change: write({
    mutationFn: ({ id, ...body }: { id: string } & z.input<typeof routes.change.body>) =>
      call(routes.change, { params: { id }, body }),
    failure: 'The schedule could not be changed.',
    done: 'Pace changed',
    remember: (client, _schedule, { id }) => setPaceDraft(client, id, null),
    changes,
  }),
  pause: step(routes.pause, 'Publishing paused', 'Publishing could not be paused.'),
  resume: step(routes.resume, 'Publishing resumed', 'Publishing could not be resumed.'),
  cancel: step(routes.cancel, 'Publishing schedule cancelled', 'The schedule could not be cancelled.'),
};

function step(route: Step, done: string, failure: string) {
  return write({ mutationFn: (id: string) => call(route, { params: { id } }), done, failure, changes });
}
