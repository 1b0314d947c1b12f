import type { Logger } from 'pino';
import { reversal } from '../generation/batches/batch-reversal.ts';
import { dropPlansJob } from '../generation/batches/drop-plans.job.ts';
import { generateBatchJob } from '../generation/batches/generate-batch.job.ts';
import { planBatchJob } from '../generation/batches/plan-batch.job.ts';
import { forecastJobs } from '../generation/likeness/forecast.job.ts';
import { dropScheduledPagesJob } from '../generation/publishing-schedules/drop-scheduled-pages.job.ts';
import { publishPagesJob } from '../generation/publishing-schedules/publish-pages.job.ts';
import { finishSetupOf } from '../operations/setup/finish-setup.job.ts';
import { deliverWebhooksOf, wakeWebhooksOf } from '../operations/webhooks/deliver-webhooks.job.ts';
import { webhookLimits } from '../operations/webhooks/webhook-context.ts';
import { changePagesJobs } from '../pages/page-changes/change-pages.job.ts';
import type { Database } from '../platform/db/database.ts';
import { Outgoing } from '../platform/http/outgoing/outgoing.ts';
import { type JobKind, type JobQueue, startQueue } from '../platform/jobs/queue.ts';

/** The job queue of a command. This process runs its jobs, so no server is needed. */
export async function openQueue(database: Database, log: Logger): Promise<JobQueue> {
  const { kysely, url } = database;
  const webhooks = { db: kysely, outgoing: new Outgoing(webhookLimits) };
  const kinds: JobKind[] = [
    planBatchJob(database),
    generateBatchJob(database),
    dropPlansJob(database),
    ...forecastJobs(database),
    publishPagesJob(database),
    dropScheduledPagesJob(kysely),
    ...changePagesJobs(database, reversal),
    deliverWebhooksOf(webhooks),
    wakeWebhooksOf(webhooks),
    finishSetupOf(database, () => queue),
  ];
  const queue = await startQueue(url, kinds, log);
  return queue;
}
