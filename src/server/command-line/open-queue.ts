import type { Logger } from 'pino';
import { dropPlansJob } from '../batches/drop-plans.job.ts';
import { generateBatchJob } from '../batches/generate-batch.job.ts';
import { planBatchJob } from '../batches/plan-batch.job.ts';
import { revertBatchJob } from '../batches/revert-batch.job.ts';
import type { Database } from '../db/database.ts';
import { Outgoing } from '../http/outgoing/outgoing.ts';
import { type JobQueue, startQueue } from '../jobs/queue.ts';
import { forecastLikenessJobs } from '../likeness/forecast-likeness.job.ts';
import { forecastOutlooksJob } from '../likeness/forecast-outlooks.job.ts';
import { changePagesJobs } from '../page-changes/change-pages.job.ts';
import { movePagesJob } from '../page-moves/move-pages.job.ts';
import { dropScheduledPagesJob } from '../publishing-schedules/drop-scheduled-pages.job.ts';
import { publishPagesJob } from '../publishing-schedules/publish-pages.job.ts';
import { deliverWebhooksOf, wakeWebhooksOf } from '../webhooks/deliver-webhooks.job.ts';
import { webhookLimits } from '../webhooks/webhook-desk.ts';

/** The job queue of a command: its jobs are worked off here too, so no server need be running. */
export async function openQueue(database: Database, log: Logger): Promise<JobQueue> {
  const { kysely, url } = database;
  const webhooks = { db: kysely, outgoing: new Outgoing(webhookLimits) };
  const kinds = [
    planBatchJob(database),
    generateBatchJob(database),
    dropPlansJob(database),
    ...forecastLikenessJobs(database),
    publishPagesJob(database),
    dropScheduledPagesJob(kysely),
    revertBatchJob(database),
    movePagesJob(database),
    forecastOutlooksJob(database),
    ...changePagesJobs(database),
    deliverWebhooksOf(webhooks),
    wakeWebhooksOf(webhooks),
  ];
  return startQueue(url, kinds, log);
}
