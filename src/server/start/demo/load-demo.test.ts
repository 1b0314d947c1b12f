import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { loadDemo } from './load-demo.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

test('the demo makes a page for each of 12 services in 26 cities, once, and a later start changes nothing', async () => {
  await loadDemo(program);
  await loadDemo(program);
  const { items } = await program.call<{ items: Batch[] }>('GET', '/api/batches');
  expect(items).toMatchObject([
    { status: 'completed', total_completed: 312, total_skipped: 0, total_duplicates: 0 },
  ]);
  expect(await program.call('GET', '/api/posts?status=published')).toMatchObject({ total: 3 });
  const slugs = await program.call<{ total: number }>('GET', '/api/pages?search=junk-removal-boca-raton-fl');
  expect(slugs.total).toBe(1);
});

test('a demo that was interrupted after its template is taken up', async () => {
  await program.database.pool.query(
    `truncate generation_batches, batch_likeness, noindex_plans, batch_decisions, batch_inputs, bulk_generation_plans, generated_landing_pages, page_counts cascade`,
  );
  await program.database.pool.query(`update settings set value = '"begun"' where name = 'demo'`);
  await loadDemo(program);
  expect(await program.call('GET', '/api/pages/counts')).toMatchObject({ total: 312 });
});
