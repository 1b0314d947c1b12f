import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createBatch as askForBatch,
  createTemplate,
  generateBatch,
  openLikenessGate,
  planBatch,
  towns,
  waitForBatch,
} from '../../../../test/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { batchInputSchema } from '../../../contract/generation/batch-input.ts';
import type { PlanCauses } from '../../../contract/generation/batch-reports.ts';
import type { BatchSeries } from '../../../contract/generation/batch-series.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { createBatch } from './create-batch.ts';

/* What keeps a batch from being created: each state happens for real, on a database that gives every statement two seconds. */

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

const slow = { timeout: 300_000 };
const many = `${towns(30)}\nMiami, FL`;
const words = Array.from({ length: 60 }, (_, n) => `word ${n}`).join('\n');

/** A connection of somebody else's, without a time limit of its own. */
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

/** Does it while somebody else holds what this statement locks. */
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

test('a batch that nobody named is an Ultra-Large Batch above 3,000 combinations', slow, async () => {
  const { id: template_id, name } = await createTemplate(program);
  const at = (count: number, given: object) =>
    askForBatch(program, { template_id, locations: towns(count), keywords: words, ...given });
  expect((await at(51, {})).name).toMatch(/^Ultra-Large Batch - \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect((await at(50, {})).name).toMatch(
    new RegExp(`^${name} - 60 keywords, 50 locations - \\d{4}-\\d\\d-\\d\\d$`),
  );
  expect((await at(51, { name: '' })).name).toMatch(new RegExp(`^${name} - 60 keywords, 51 locations - `));
  expect((await at(51, { update_existing: true })).name).toMatch(/^Update - Ultra-Large Batch - /);
});

test('lists of which nothing is left in an address are refused, and named in a series', slow, async () => {
  const { id: template_id } = await createTemplate(program);
  const nothing = /^No URLs provided for batch creation\. .*letters a–z/;
  const input = { template_id, locations: 'Miami, FL', keywords: '搬家\n垃圾' };
  expect(await refused('/api/batches', input)).toEqual({
    status: 400,
    message: expect.stringMatching(nothing),
  });
  expect(await refused('/api/batch-series', { ...input, series_name: 'Empty' })).toEqual({
    status: 400,
    message: expect.stringMatching(nothing),
  });
  const distinct = Array.from({ length: 1_000 }, (_, n) => `搬${String.fromCodePoint(0x4e_00 + n)}`);
  const { batches } = await program.call<{ series: BatchSeries; batches: Batch[] }>(
    'POST',
    '/api/batch-series',
    {
      template_id,
      locations: 'Miami, FL',
      keywords: [...distinct, 'hauling'].join('\n'),
      series_name: 'Odd',
    },
  );
  const planned = await Promise.all(batches.map(one => waitForBatch(program, one.id, b => b.is_planned)));
  expect(planned.map(batch => [batch.total_planned, batch.notice])).toEqual([
    [0, 'No URLs provided for batch creation'],
    [1, null],
  ]);
});

test('storing that the database stops for its time limit says that the batch is too big', slow, async () => {
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

test('storing ends when nobody would wait longer', slow, async () => {
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

test('a connection that is lost while storing is a network error', slow, async () => {
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

test('planning that the database stops for its time limit says so, and resumes', slow, async () => {
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
  slow,
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

test.each([false, true])(
  'addresses taken between planning and generating are told of; cleanup skipped %s',
  slow,
  async skip_cleanup => {
    const { id: template_id } = await createTemplate(program);
    const same = { template_id, locations: 'Miami, FL\nTampa, FL', keywords: `taken ${skip_cleanup}` };
    const second = await planBatch(program, {
      ...same,
      keywords: `${same.keywords}\nfree ${skip_cleanup}`,
      skip_cleanup,
    });
    const first = await planBatch(program, same);
    await generateBatch(program, first.id);
    const done = await generateBatch(program, second.id);
    expect(done).toMatchObject({ status: 'completed', total_completed: 2, total_skipped: 2 });
    expect(done.notice).toBe(
      skip_cleanup
        ? 'URLs still exist, and cleanup was skipped. 2 addresses were taken after this batch was planned: plans that cancelled batches left were not cleared, and may have become pages since. Plan without Skip Cleanup Entirely to clear them first. The pages that came first stay; to change them, plan with Update Existing Plans.'
        : 'URLs still exist. 2 addresses were taken by other pages after this batch was planned. The pages that came first stay; to change them, plan with Update Existing Plans.',
    );
    const { causes } = await program.call<PlanCauses>('GET', `/api/batches/${second.id}/causes`);
    expect(causes).toMatchObject([{ status: 'skipped', message: 'Page already exists', count: 2 }]);
    const known = await planBatch(program, same);
    expect(known.notice).toBe('All combinations already exist in the database');
  },
);
