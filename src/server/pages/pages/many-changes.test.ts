import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTemplate,
  generateBatch,
  openLikenessGate,
  planBatch,
  towns,
} from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
});
afterAll(() => program.stop());

test('in a session that changed one page first, a change of many compares no page with another', async () => {
  const { id: template_id } = await createTemplate(program);
  const keywords = Array.from({ length: 40 }, (_, at) => `sofa removal ${at}`).join('\n');
  const batch = await planBatch(program, { template_id, locations: towns(10), keywords });
  await generateBatch(program, batch.id);
  const client = await program.database.pool.connect();
  const plans: string[] = [];
  client.on('notice', ({ message }) => plans.push(message ?? ''));
  try {
    await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
      set auto_explain.log_nested_statements = on; set client_min_messages = log`);
    await client.query('begin');
    await client.query(
      `insert into indexnow (is_on, key) values (true, 'key') on conflict (id) do update set is_on = true`,
    );
    await client.query(`insert into webhooks (id, url, events, sealed_secret) values
      (gen_random_uuid(), 'https://hooks.example.com/', '{page.published}', 'none')`);
    await client.query(`update generated_landing_pages set status = 'draft'
      where id = (select id from generated_landing_pages limit 1)`);
    plans.length = 0;
    await client.query(
      `update generated_landing_pages set status = 'published', title = title || '!', slug = slug || '-1'`,
    );
    const left = plans.flatMap(plan =>
      [...plan.matchAll(/Rows Removed by Join Filter: (\d+)/g)].map(([, rows]) => Number(rows)),
    );
    expect(plans.join('\n')).toContain('Named Tuplestore Scan');
    expect(left.filter(rows => rows > 400 * 10)).toEqual([]);
  } finally {
    await client.query('rollback');
    client.release(true);
  }
});
