import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchInputSchema } from '../../src/contract/generation/batch-input.ts';
import { createBatch } from '../../src/server/generation/batches/create-batch.ts';
import {
  createBatch as askForBatch,
  createTemplate,
  openLikenessGate,
  planBatch,
  towns,
  waitForBatch,
} from '../factories.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { startTestProgram, type TestProgram } from '../test-program.ts';

/*
 * What prevents a batch from being stored and planned: each state is real, on a database that limits every statement to
 * two seconds.
 */

let database: TestDatabase;
let program: TestProgram;
beforeAll(async () => {
  database = await createTestDatabase();
  await onOwn(client =>
    client.query(`alter database "${new URL(database.url).pathname.slice(1)}" set statement_timeout = '2s'`),
  );
  program = await startTestProgram({ DATABASE_URL: database.url });
  await openLikenessGate(program);
});
afterAll(async () => {
  await program.stop();
  await database.drop();
});

const many = `${towns(30)}\nMiami, FL`;
const words = Array.from({ length: 60 }, (_, n) => `word ${n}`).join('\n');

/** Another session's connection, without a time limit. */
async function onOwn<R>(work: (client: Client) => Promise<R>): Promise<R> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs it while another session holds what this statement locks. */
const whileLocked = <R>(lock: string, work: () => Promise<R>): Promise<R> =>
  onOwn(async client => {
    await client.query('begin');
    await client.query(lock);
    return work();
  });

const refused = async (path: string, body: unknown) => {
  const reply = await program.request('POST', path, { body, cookie: program.cookie });
  return { status: reply.status, message: (await reply.json()).error?.message as string };
};
const lockTemplate = (id: string) => `select from landing_page_templates where id = '${id}' for update`;
const stoppedPlanning = (id: string) => waitForBatch(program, id, batch => batch.status === 'cancelled');
const resume = async (id: string) => {
  await program.call('POST', `/api/batches/${id}/resume`);
  return waitForBatch(program, id, batch => batch.is_planned);
};

test('storing that the database stops for its time limit says that the batch is too big', async () => {
  const { id: template_id } = await createTemplate(program);
  const input = { template_id, locations: many, keywords: words };
  const large = await whileLocked(lockTemplate(template_id), () => refused('/api/batches', input));
  expect(large).toEqual({
    status: 503,
    message:
      'Timeout: the batch is too big for the time limit. Split it into batches of 1,000-1,500 combinations; the Auto-Batch Manager does that automatically.',
  });
  const small = await whileLocked(lockTemplate(template_id), () =>
    refused('/api/batches', { ...input, keywords: 'one' }),
  );
  expect(small.message).toMatch(/^Timeout: .* too slow for a small batch\./);
  const series = await whileLocked(lockTemplate(template_id), () =>
    refused('/api/batch-series', { ...input, series_name: 'Slow' }),
  );
  expect(series.message).toContain('1,000-1,500 combinations');
});

test('storing ends when no client would wait longer', async () => {
  const { id: template_id } = await createTemplate(program);
  const input = batchInputSchema.parse({ template_id, locations: many, keywords: words });
  const storing = whileLocked(lockTemplate(template_id), () =>
    createBatch(program.database.kysely, program.queue, input, null, 500),
  );
  await expect(storing).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(/^Overall batch creation timeout\. .*1,000-1,500 combinations/),
  });
});

test('a connection that is lost while storing is a network error', async () => {
  const { id: template_id } = await createTemplate(program);
  const input = { template_id, locations: many, keywords: words };
  const lost = await whileLocked(lockTemplate(template_id), async () => {
    const storing = refused('/api/batches', input);
    await expect.poll(() => onOwn(endWaiting)).toBe(1);
    return storing;
  });
  expect(lost).toEqual({
    status: 503,
    message: expect.stringMatching(/^Network error: .* Check the connection/),
  });
});

const endWaiting = async (client: Client) => {
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%landing_page_templates%'`,
  );
  return rowCount;
};

test('planning that the database stops for its time limit says so, and resumes', async () => {
  const { id: template_id } = await createTemplate(program);
  const id = await whileLocked('lock table bulk_generation_plans in share mode', async () => {
    const batch = await askForBatch(program, { template_id, locations: many, keywords: words });
    expect(await stoppedPlanning(batch.id)).toMatchObject({
      can_resume: true,
      notice:
        'Failed to create batch: Timeout: the batch is too big for the time limit. Split it into batches of 1,000-1,500 combinations; the Auto-Batch Manager does that automatically. Then click Resume. Finished pages are kept.',
    });
    return batch.id;
  });
  expect(await resume(id)).toMatchObject({ total_planned: 31 * 60, notice: null });
});

test.each([true, false])(
  'cleanup that the database stops says what to choose, and resumes; high performance %s',
  async high_performance => {
    const { id: template_id } = await createTemplate(program);
    const same = { template_id, locations: many, keywords: `left ${high_performance}` };
    const left = await planBatch(program, same);
    await program.database.pool.query(
      `update bulk_generation_plans set status = 'failed', error_message = 'x' where generation_batch_id = $1`,
      [left.id],
    );
    await program.call('POST', `/api/batches/${left.id}/cancel`);
    const plans = `from bulk_generation_plans where generation_batch_id = '${left.id}'`;
    const id = await whileLocked(`select ${plans} for update`, async () => {
      const batch = await askForBatch(program, { ...same, high_performance });
      const { notice } = await stoppedPlanning(batch.id);
      expect(notice).toMatch(
        /^Failed to create batch: Cleanup timeout: plans of cancelled batches could not be deleted in time\./,
      );
      expect(notice).toContain(
        high_performance ? 'High-Performance Mode already' : 'Plan with High-Performance Mode',
      );
      return batch.id;
    });
    expect(await resume(id)).toMatchObject({ total_planned: 31, total_skipped: 0, notice: null });
    const { rows } = await program.database.pool.query(`select count(*)::int as left ${plans}`);
    expect(rows).toEqual([{ left: 0 }]);
  },
);
