import { setTimeout as pause } from 'node:timers/promises';
import { cancelBatch } from '../../src/server/generation/batches/cancel-batch.ts';
import { readFailureReasons } from '../../src/server/generation/batches/failure-reason-queries.ts';
import { readMetrics } from '../../src/server/generation/batches/metric-queries.ts';
import { presentBatch } from '../../src/server/generation/batches/present-batch.ts';
import { previewBatch } from '../../src/server/generation/batches/preview-batch.ts';
import { countBatches, getBatch, listBatches } from '../../src/server/generation/batches/queries.ts';
import { readSystem } from '../../src/server/operations/system/read-system.ts';
import type { Program } from '../../src/server/start/program.ts';
import { planWorkload } from '../generate-workload.ts';
import { percentiles } from '../percentiles.ts';
import type { Measurement } from '../report.ts';
import { onNewProgram } from '../temporary-program.ts';
import { workload } from '../workload.ts';

const calls = 40;
const manyBatches = 10_000;

/** Reading a batch of this size and a list of 10,000 batches, and the time to cancel one. */
export async function measureBatches(pages: number): Promise<Measurement> {
  return onNewProgram(async program => {
    const db = program.database.kysely;
    const work = workload(pages);
    const id = await planWorkload(program, work);
    const preview = await timed('preview', () => previewBatch(program.database, id));
    const page = (filter: object) => listOf(program, filter);
    await addBatches(program, id);
    const lists = {
      ...(await timed('10,000 batches, newest', () => page({}))),
      ...(await timed('10,000 batches, by name', () => page({ search: 'Copy 77' }))),
      ...(await timed('10,000 batches, by status', () => page({ status: 'completed' }))),
      ...(await timed('10,000 batches, figures', () => readMetrics(db))),
      ...(await timed('10,000 batches, system monitor', () => readSystem(db))),
    };
    const cancelled = await timeCancel(program, id);
    const reasons = await timed('failure reasons', () => readFailureReasons(db, id));
    return {
      measure: 'batches',
      size: work.pages,
      figures: { ...preview, ...lists, ...cancelled, ...reasons },
    };
  });
}

async function listOf({ database }: Program, filter: object): Promise<void> {
  const rows = await listBatches(database.kysely, { ...filter, after: null, limit: 51 });
  rows.map(presentBatch);
  await countBatches(database.kysely, filter);
}

/** Copies of the batch without its plans, in every idle state. */
async function addBatches({ database }: Program, id: string): Promise<void> {
  await database.pool.query(
    `insert into generation_batches (id, name, template_id, template_version_id, status, combinations, location_count,
       keyword_count, states, url_pattern, total_planned, total_completed, planned_at)
     select gen_random_uuid(), 'Copy ' || n, template_id, template_version_id,
       (array['completed', 'cancelled', 'approved', 'completed'])[n % 4 + 1], 1000, 100, 10, states, url_pattern, 1000,
       n % 1000, now()
     from generation_batches, generate_series(1, ${manyBatches}) n where id = $1`,
    [id],
  );
  await database.pool.query('analyze generation_batches');
}

/** Time from the cancel request to the last page. */
async function timeCancel(program: Program, id: string): Promise<Record<string, number>> {
  const db = program.database.kysely;
  await db.updateTable('generation_batches').set({ status: 'generating' }).where('id', '=', id).execute();
  await program.queue.sendNow('generate-batch', { batch_id: id });
  while ((await getBatch(db, id)).total_completed === 0) await pause(10);
  const started = performance.now();
  await cancelBatch(db, program.queue, id);
  const answered = performance.now() - started;
  for (;;) {
    const { rows } = await program.database.pool.query(
      `select 1 from pg_locks where locktype = 'advisory' and granted
         and (classid::int8 << 32 | objid::int8) = hashtextextended($1, 0) and pid in
           (select pid from pg_stat_activity where query not like '%drop%')`,
      [`batch ${id}`],
    );
    if (rows.length === 0) break;
    await pause(5);
  }
  const stood = performance.now() - started;
  return { cancel_answered_ms: answered, cancel_stands_still_ms: stood };
}

async function timed(name: string, work: () => Promise<unknown>): Promise<Record<string, number>> {
  await work();
  const times: number[] = [];
  for (let n = 0; n < calls; n += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  const { p50, p95 } = percentiles(times);
  return { [`${name}, p50_ms`]: p50, [`${name}, p95_ms`]: p95 };
}
