import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { holdLock } from '../db/hold-lock.ts';
import { isPassing } from '../db/is-passing.ts';
import type { Attempt, JobKind, JobQueue } from '../jobs/queue.ts';
import { CannotGenerate, generateBatch } from './generate-batch.ts';
import { tellBatchChanged } from './job-batch.ts';
import { planBatch } from './plan-batch.ts';
import { listUnfinishedBatches } from './queries.ts';

const payloadSchema = z.object({ batch_id: z.uuid() });
type Payload = z.infer<typeof payloadSchema>;

/** The two kinds of work on a batch. Only one process works on a batch at a time; handlers may run twice. */
export function batchJobs(database: Database): JobKind<Payload>[] {
  return [
    {
      name: 'plan-batch',
      concurrency: 2,
      run: (payload, attempt) =>
        run(database, payload, attempt, 'planning', (client, id) =>
          planBatch(database.pool, client, id, attempt.signal),
        ),
    },
    {
      name: 'generate-batch',
      concurrency: 2,
      run: (payload, attempt) =>
        run(database, payload, attempt, 'generating', (client, id) =>
          generateBatch(database.kysely, database.pool, client, id, attempt.signal),
        ),
    },
  ];
}

type Work = Parameters<typeof holdLock>[2];
type Client = Parameters<Work>[0];

async function run(
  database: Database,
  payload: Payload,
  attempt: Attempt,
  phase: 'planning' | 'generating',
  work: (client: Client, batchId: string) => Promise<void>,
): Promise<void> {
  const { batch_id } = payloadSchema.parse(payload);
  try {
    await holdLock(database.pool, `batch ${batch_id}`, client => work(client, batch_id));
  } catch (error) {
    if (attempt.signal.aborted) throw error; // Stopping: the job goes back on the queue.
    if (isPassing(error) && !attempt.isLast) throw error;
    await stopBatch(database, batch_id, phase, error);
    if (!(error instanceof CannotGenerate)) throw error;
  }
}

/** What a retry can't cure stops the batch: the reason is kept and shown, and one click resumes the rest. */
async function stopBatch(
  database: Database,
  id: string,
  phase: 'planning' | 'generating',
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  await database.pool.query(
    `update generation_batches set status = 'cancelled', failed_while = $2, notice = $3, updated_at = now()
     where id = $1 and status = $2`,
    [id, phase, `${phase === 'planning' ? 'Planning' : 'Generation'} failed: ${reason}`.slice(0, 1_000)],
  );
  await tellBatchChanged(database.pool, id);
}

/** Puts every unfinished batch back to work at start: whatever became of its job, the batch goes on where it was. */
export async function resumeUnfinished(database: Database, queue: JobQueue): Promise<void> {
  for (const { id, status } of await listUnfinishedBatches(database.kysely)) {
    await queue.sendNow(status === 'planning' ? 'plan-batch' : 'generate-batch', { batch_id: id });
  }
}
