import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLikenessGate, planBatch, towns, waitForBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
});
afterAll(() => program.stop());

const sql = (text: string, values: unknown[] = []) => program.database.pool.query(text, values);

/** Connections that wait for another transaction. */
const waiting = async () => {
  const { rows } = await sql(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'transactionid'`,
  );
  return rows.map(row => row.pid as number);
};

/** A transaction of another process, which ends with `work`. */
async function beside(work: (client: PoolClient) => Promise<void>) {
  const client = await program.database.pool.connect();
  try {
    await client.query('begin');
    await work(client);
  } finally {
    client.release(true);
  }
}

/** Every plan, and the pages of the batch, counted. */
const countsOf = async (id: string) => {
  const { rows } = await sql(
    `select count(*)::int as plans, count(*) filter (where p.status = 'completed')::int as completed,
            count(g.id)::int as with_page, (select count(*)::int from generated_landing_pages where generation_batch_id = $1) as pages
     from bulk_generation_plans p left join generated_landing_pages g on g.id = p.generated_page_id and g.slug = p.slug
     where p.generation_batch_id = $1`,
    [id],
  );
  return rows[0];
};

test('a late commit of a process that has lost its lock is counted once', async () => {
  const batch = await planBatch(program, { locations: towns(40), keywords: 'late' });
  await program.call('POST', `/api/batches/${batch.id}/approve`, {});
  await beside(async late => {
    await late.query(
      `with chosen as (
       select id, slug, city, state, keyword, gen_random_uuid() as page_id from bulk_generation_plans
       where generation_batch_id = $1 order by id limit 10
     ), made as (
       insert into generated_landing_pages (id, template_id, template_version_id, generation_batch_id, seed, slug, title,
                                            meta_description, hero_title, hero_subtitle, field_values)
       select c.page_id, b.template_id, b.template_version_id, b.id, 1, c.slug, c.slug, '', '', '',
         jsonb_build_object('city', c.city, 'state', c.state, 'keyword', c.keyword)
       from chosen c, generation_batches b where b.id = $1
     )
     update bulk_generation_plans p set status = 'completed', generated_page_id = c.page_id
     from chosen c where p.generation_batch_id = $1 and p.id = c.id`,
      [batch.id],
    );
    await program.call('POST', `/api/batches/${batch.id}/generate`);
    await expect.poll(waiting).toHaveLength(1);
    await late.query('update generation_batches set total_completed = total_completed + 10 where id = $1', [
      batch.id,
    ]);
    await late.query('commit');
  });
  const done = await waitForBatch(program, batch.id, one => one.status === 'completed');
  expect(done).toMatchObject({ total_planned: 40, total_completed: 40, total_skipped: 0, total_failed: 0 });
  expect(await countsOf(batch.id)).toEqual({ plans: 40, completed: 40, with_page: 40, pages: 40 });
});

test('a chunk whose connection is lost is written again, while others are committed', async () => {
  const batch = await planBatch(program, { locations: towns(12_000), keywords: 'lost\nfound' });
  await program.call('POST', `/api/batches/${batch.id}/approve`, {});
  await beside(async holder => {
    await holder.query(
      'select 1 from bulk_generation_plans where generation_batch_id = $1 and id = 15000 for update',
      [batch.id],
    );
    await program.call('POST', `/api/batches/${batch.id}/generate`);
    const [pid] = await until(waiting, pids => pids.length > 0);
    await waitForBatch(program, batch.id, ({ total_completed }) => total_completed === 14_000);
    await sql('select pg_terminate_backend($1)', [pid]);
  });
  const done = await waitForBatch(program, batch.id, one => one.status === 'completed');
  expect(done).toMatchObject({
    total_planned: 24_000,
    total_completed: 24_000,
    total_skipped: 0,
    total_failed: 0,
  });
  expect(await countsOf(batch.id)).toEqual({
    plans: 24_000,
    completed: 24_000,
    with_page: 24_000,
    pages: 24_000,
  });
});
