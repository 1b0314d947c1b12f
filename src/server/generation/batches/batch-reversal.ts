import type { BatchReversal } from '../../pages/page-changes/change-part.ts';
import { publishJob } from '../publishing-schedules/record-schedule.ts';
import { batchLock } from './run-batch-job.ts';
import { finishRestoring, restoreBatchPages } from './write-restored-batch.ts';
import {
  findEndedRevert,
  finishReversal,
  freezeReversal,
  revertPart,
  stopReverting,
} from './write-reversal.ts';

/** How a batch is reverted by a change of its pages, and put back when that is undone. */
export const reversal: BatchReversal = {
  lockOf: batchLock,
  freeze: freezeReversal,
  revert: revertPart,
  restore: restoreBatchPages,
  finish: (client, change) =>
    change.undoes === null ? finishReversal(client, change) : finishRestoring(client, change),
  stop: (pool, changeId, reason) =>
    stopReverting(pool, changeId, `Reverting stopped: ${reason} Then revert it again to continue.`),
  findNextJob: async (pool, changeId) => {
    const ended = await findEndedRevert(pool, changeId);
    if (!ended) return undefined;
    const { batch_id, is_undone, deleting } = ended;
    if (is_undone) return { name: publishJob, payload: { batch_id } };
    return deleting ? { name: 'drop-plans', payload: { batch_id, only_open: false } } : undefined;
  },
};
