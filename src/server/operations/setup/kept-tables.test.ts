import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillProgram } from '../../../../test/filled-program.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { SetupPlan } from '../../../contract/operations/setup.ts';
import { keptTables } from './kept-tables.ts';
import { listTables } from './queries.ts';
import { namedTables } from './replaced-tables.ts';

/** Tables that are emptied without being named, and why. */
const unnamedTables: Readonly<Record<string, string>> = {
  activity: 'The record of what was done to the things that are deleted.',
  batch_data_sets: 'Parts of batches.',
  batch_inputs: 'Parts of batches.',
  batch_likeness: 'Computed for batches.',
  bulk_generation_plans: 'Parts of batches.',
  datasets: 'The lists of batches, kept with them.',
  dataset_keywords: 'The lists of batches, kept with them.',
  likeness_overrules: 'Decisions about batches.',
  noindex_plans: 'Parts of batches.',
  case_consents: 'Parts of finished work.',
  case_photos: 'Parts of finished work.',
  lead_photos: 'Parts of requests.',
  named_data_set_parts: 'Parts of data sets.',
  named_data_set_versions: 'Parts of data sets.',
  post_addresses: 'Former addresses of posts.',
  publishing_days: 'Parts of publishing schedules.',
  scheduled_pages: 'Parts of publishing schedules.',
  site_addresses: 'Where site pages are, computed again at once.',
  site_page_versions: 'Parts of changed site pages.',
  template_editors: 'Who has a template open right now.',
  template_versions: 'Parts of templates.',
  page_changes: 'Changes to pages that are deleted, kept to undo them.',
  page_change_parts: 'Changes to pages that are deleted, kept to undo them.',
  page_moves: 'Changes to pages that are deleted, kept to undo them.',
  page_renamings: 'Changes to pages that are deleted, kept to undo them.',
  page_renaming_slugs: 'Changes to pages that are deleted, kept to undo them.',
  page_snapshots: 'Changes to pages that are deleted, kept to undo them.',
  reverted_batches: 'Reverts of batches that are deleted, kept to undo them.',
  redirect_snapshots: 'Changes to redirects that are deleted, kept to undo them.',
  day_views: 'Counted visits to pages that are deleted.',
  page_views: 'Counted visits to pages that are deleted.',
  not_found_hits: 'Counted visits to addresses that have no page.',
  page_counts: 'Kept by triggers.',
  page_moment_counts: 'Kept by triggers.',
  place_uses: 'Kept by triggers.',
  town_counts: 'Kept by triggers.',
  version_page_counts: 'Kept by triggers.',
  page_search_terms: 'Computed from pages.',
  quiet_page_counts: 'Computed from visits.',
  quiet_pages: 'Computed from visits.',
  view_rankings: 'Computed from visits.',
  ended_statements: 'What the sitemap tells of statements that are gone.',
  sitemap_builds: 'Rebuilt by a job.',
  sitemap_files: 'Rebuilt by a job.',
  indexnow_addresses: 'What IndexNow has still to be told.',
  indexnow_departures: 'What IndexNow has still to be told.',
  review_syncs: 'When the Business Profile is asked again.',
  webhook_deliveries: 'Copies of messages that tell other programs of changes.',
};

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

test('every kept table exists, with a reason', async () => {
  const tables = await listTables(program.database.kysely);
  expect(Object.keys(keptTables).filter(name => !tables.includes(name))).toEqual([]);
  expect(Object.values(keptTables).filter(reason => reason.length < 10)).toEqual([]);
});

test('every other table is named where its rows are deleted, or has a reason not to be', async () => {
  const deleted = (await listTables(program.database.kysely)).filter(
    name => !Object.hasOwn(keptTables, name),
  );
  expect([...namedTables.keys(), ...Object.keys(unnamedTables)].toSorted()).toEqual(deleted.toSorted());
  expect(Object.values(unnamedTables).filter(reason => reason.length < 10)).toEqual([]);
});

/** The initial data of a new business. */
const begun = new Set(
  `activity batch_inputs batch_likeness bulk_generation_plans dataset_keywords datasets generated_landing_pages
   generation_batches landing_page_templates likeness_overrules noindex_plans page_counts page_moment_counts
   page_search_terms place_uses
   post_addresses posts services site_addresses sitemap_builds sitemap_files statements template_versions town_counts version_page_counts
   view_rankings quiet_pages quiet_page_counts ended_statements indexnow_addresses`.split(/\s+/),
);

test('a filled demo leaves no row that is not the new business’s', async () => {
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
