import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import {
  publishingScheduleRoutes as routes,
  type ScheduleStatus,
} from '../../../contract/generation/publishing-schedules.ts';
import { call } from '../../platform/api.ts';
import { nounKey } from '../../platform/route-key.ts';

/** How often (ms) the screen asks while it publishes. */
const RUNNING_POLL = 10_000;
/** And this often between the last page of its batch and the schedule's own first step, which changes nothing of the batch. */
const STARTING_POLL = 1_000;

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
      queryKey: [...nounKey(routes.read), 'of-batch', id, status],
      // While the next answer is awaited, the words are those of the status that this one is of.
      queryFn: async ({ signal }) => ({
        ...(await call(routes.read, { params: { id }, signal })),
        batch_status: status,
      }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => readAgainAfter(state.data?.schedule?.status, status),
    }),
};
