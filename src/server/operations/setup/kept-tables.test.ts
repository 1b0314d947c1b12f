import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillProgram } from '../../../../test/filled-program.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SetupPlan } from '../../../contract/operations/setup.ts';
import { keptTables } from './kept-tables.ts';
import { listTables } from './queries.ts';
import { namedTables, unnamedTables } from './replaced-tables.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

test('every kept table is there, with a reason', async () => {
  const tables = await listTables(program.database.kysely);
  expect(Object.keys(keptTables).filter(name => !tables.includes(name))).toEqual([]);
  expect(Object.values(keptTables).filter(reason => reason.length < 10)).toEqual([]);
});

test('every other table is named where its rows are deleted, or it says why it goes without a word', async () => {
  const deleted = (await listTables(program.database.kysely)).filter(
    name => !Object.hasOwn(keptTables, name),
  );
  expect([...Object.keys(namedTables), ...Object.keys(unnamedTables)].toSorted()).toEqual(deleted.toSorted());
  expect(Object.values(unnamedTables).filter(reason => reason.length < 10)).toEqual([]);
});

/** What a new business begins with. */
const begun = new Set(
  `activity batch_inputs batch_likeness bulk_generation_plans dataset_keywords datasets generated_landing_pages
   generation_batches landing_page_templates likeness_overrules noindex_plans page_counts page_moment_counts
   page_search_terms place_uses
   post_addresses posts services sitemap_builds sitemap_files statements template_versions town_counts version_page_counts
   view_rankings quiet_pages quiet_page_counts ended_statements indexnow_addresses`.split(/\s+/),
);

test('a filled demo leaves no row behind that is not the new business’s', async () => {
  const { pool, kysely } = program.database;
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
  for (const name of await listTables(kysely)) {
    if (Object.hasOwn(keptTables, name) || begun.has(name)) continue;
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
