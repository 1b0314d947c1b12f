import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { holdLocks } from '../../../../test/held-locks.ts';
import { endLastAttempt } from '../../../../test/last-attempt.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
let templateId: string;
beforeAll(async () => {
  program = await startTestProgram();
  templateId = (await createTemplate(program)).id;
  await generateBatch(
    program,
    (await planBatch(program, { template_id: templateId, keywords: 'hauling' })).id,
  );
});
afterAll(() => program.stop());

interface Work {
  readonly job: string;
  readonly table: string;
  readonly payload: string;
  readonly lock: string;
  readonly wanted: string;
  readonly done: string;
  readonly create: () => Promise<{ id: string }>;
}

const works: readonly Work[] = [
  {
    job: 'work-on-page-changes',
    table: 'page_changes',
    payload: 'change_id',
    lock: 'page change',
    wanted: 'running',
    done: 'completed',
    create: async () => {
      await program.call('PUT', `/api/templates/${templateId}`, {
        ...(await program.call<object>('GET', `/api/templates/${templateId}`)),
        title_template: 'Another title in {{city}}',
      });
      return program.call('POST', `/api/templates/${templateId}/moves`, {});
    },
  },
  {
    job: 'work-on-page-changes',
    table: 'page_changes',
    payload: 'change_id',
    lock: 'page change',
    wanted: 'checking',
    done: 'checked',
    create: () =>
      program.call('POST', '/api/page-renamings', { template_id: templateId, url_pattern: 'city-keyword' }),
  },
  {
    job: 'write-export',
    table: 'export_jobs',
    payload: 'export_id',
    lock: 'export',
    wanted: 'pending',
    done: 'completed',
    create: () => program.call('POST', '/api/exports', { export_type: 'templates' }),
  },
];

test.each(works)(
  'what $job has to do is done when another process, which holds its lock for long, lets go of it',
  async ({ job, table, payload, lock, wanted, done, create }) => {
    const { pool } = program.database;
    const { id } = await create();
    const status = async () =>
      (await pool.query(`select status from ${table} where id = $1`, [id])).rows[0]?.status;
    await expect.poll(status).toBe(done);
    const ended = async () =>
      (
        await pool.query(
          `select count(*)::int as count from pgboss.job where name = $1 and data->>$2 = $3 and state = 'completed'`,
          [job, payload, id],
        )
      ).rows[0]?.count;
    await expect.poll(ended).toBeGreaterThan(0);
    const before = await ended();

    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [`${lock} ${id}`]);
    await pool.query(`update ${table} set status = $2 where id = $1`, [id, wanted]);
    await program.queue.sendNow(job, { [payload]: id });
    // The job found the lock taken and ended without working.
    await expect.poll(ended).toBeGreaterThan(before);
    expect(await status()).toBe(wanted);
    await holder.query('select pg_advisory_unlock_all()');
    holder.release();
    await expect.poll(status).toBe(done);
  },
);

test('a sitemap that another process builds at the last attempt is built again after it', async () => {
  const { pool } = program.database;
  const letGo = await holdLocks(pool, `select pg_advisory_xact_lock(hashtextextended('sitemap', 0))`);
  await endLastAttempt(program, 'build-sitemap', { origin: 'http://localhost' });
  const waiting = await pool.query(
    `select from pgboss.job where name = 'build-sitemap' and state in ('created', 'retry', 'active')`,
  );
  await letGo();
  expect(waiting.rowCount).toBe(1);
  await expect.poll(async () => (await pool.query('select from sitemap_builds')).rowCount).toBe(1);
});
