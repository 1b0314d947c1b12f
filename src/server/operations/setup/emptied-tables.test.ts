import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillProgram } from '../../../../test/filled-program.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SetupPlan } from '../../../contract/operations/setup.ts';
import { tableFacts } from '../tables/table-facts.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

/** The initial data of a new business. */
const begun = new Set(
  `activity batch_decisions batch_inputs batch_likeness bulk_generation_plans dataset_keywords datasets generated_landing_pages
   generation_batches landing_page_templates noindex_plans page_counts page_moment_counts
   page_search_terms place_uses
   post_addresses posts services site_addresses sitemap_builds sitemap_files statements template_versions town_counts version_page_counts
   view_rankings quiet_pages quiet_page_counts ended_statements indexnow_addresses`.split(/\s+/),
);

test('a filled demo leaves no row that is not the new business’s', async () => {
  const { pool } = program.database;
  await fillProgram(program);
  await pool.query(`delete from settings where name in ('site.business', 'demo')`);
  await pool.query(`insert into settings (name, value) values ('demo', '"loaded"')`);
  await program.settings.load();
  const plan = await program.call<SetupPlan>('POST', '/api/setup', {
    trade: 'plumbing',
    business: { name: 'Barton Creek Plumbing', phone: '(512) 555-0134', email: 'hello@bartoncreek.example' },
    areas: { towns: [{ city: 'Austin', state: 'TX' }] },
    services: ['Drain Cleaning'],
  });
  const told = plan.replaces.map(({ label }) => label.replace(/s$|ies$/, ''));
  expect(told).toEqual(
    expect.arrayContaining([
      'generated page',
      'request',
      'giveaway entr',
      'giveaway draw',
      'redirect',
      'data set',
    ]),
  );
  const left: string[] = [];
  for (const [name, facts] of Object.entries(tableFacts)) {
    if (facts.isKept || begun.has(name)) continue;
    const { rowCount } = await pool.query(`select 1 from ${name} limit 1`);
    if (rowCount !== 0) left.push(name);
  }
  expect(left).toEqual([]);
  const { rows } = await pool.query(`select name from landing_page_templates`);
  expect(rows).toHaveLength(1);
  expect((await program.call<{ total: number }>('GET', '/api/leads')).total).toBe(0);
  const groups = await pool.query(`select name, value::text from settings where name like 'site.%'`);
  const stained = (groups.rows as { name: string; value: string }[]).filter(({ value }) =>
    /you call|we haul|miami/i.test(value),
  );
  expect(stained.map(({ name }) => name)).toEqual([]);
});
