import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageChange } from '../../src/contract/pages/page-changes.ts';
import { ensureBuilt } from '../built-program.ts';
import { holdWork, makeHoldable } from '../hold-work.ts';
import { insertPages } from '../page-rows.ts';
import { ask as askAt, type RunningProgram, startGenerating, startProgram } from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { until } from '../until.ts';

/*
 * The real program, killed without warning in the middle of changing, renaming or deleting thousands of pages, and started again:
 * every page is changed exactly once, every redirect is one hop, and what is counted is right.
 */
const pages = 12_000;
const perTown = 50;

let database: TestDatabase;
let pool: Pool;
let program: RunningProgram;
let templateId: string;

const ask = <Row>(text: string, values: unknown[] = []) => askAt<Row>(database.url, text, values);

beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase();
  await makeHoldable(database.url);
  pool = new Pool({ connectionString: database.url });
  pool.on('error', () => undefined); // The database is dropped while its last connections end.
  program = await startProgram({ DATABASE_URL: database.url });
  const id = await startGenerating(program, 'bulk', { towns: 1, keywords: 1 });
  const batch = await program.until(id, one => one.status === 'completed');
  templateId = batch.template_id ?? '';
  const [page] = await ask<{ id: string }>('select id from generated_landing_pages');
  await insertPages({ pool }, { like: page?.id ?? '', count: pages, perTown });
  await pool.query('vacuum analyze generated_landing_pages');
});
afterAll(async () => {
  await program.kill();
  await pool.end();
  await database.drop();
});

/** Begins work, kills the program once part of it is done, and starts it again. */
async function killOnceUnderWay(begin: () => Promise<{ id: string }>): Promise<string> {
  const letGo = await holdWork(database.url);
  const { id } = await begin();
  const progress = async () => {
    const [row] = await ask<{ done: number; status: string }>(
      'select done_pages as done, status from page_changes where id = $1',
      [id],
    );
    return row;
  };
  await expect.poll(async () => (await progress())?.done).toBeGreaterThan(0);
  await program.kill();
  const left = await progress();
  expect(left?.status).toBe('running');
  expect(left?.done).toBeLessThan(pages);
  expect(await look()).toMatchObject(sound);
  await letGo();
  program = await startProgram({ DATABASE_URL: database.url });
  return id;
}

/**
 * Always true: no redirect leads to another or hides a live page, no page lacks its template, and counts are correct.
 */
const sound = { two_hops: 0, hidden: 0, orphans: 0, wrong_page_counts: 0, wrong_town_counts: 0 };

/** All that was inserted, and whether the kept counts and the redirects agree with it. */
async function look(): Promise<Record<string, number> | undefined> {
  const [found] = await ask<Record<string, number>>(`
    select
      (select count(*)::int from generated_landing_pages where slug like '%mill%') as pages,
      (select count(*)::int from generated_landing_pages where slug like '%mill%' and status = 'published') as live,
      (select count(*)::int from redirects where source_path like '%mill%' and is_active) as rules,
      (select count(*)::int from redirects r join redirects n on n.source_path = r.destination_key
        where r.is_active and n.is_active) as two_hops,
      (select count(*)::int from redirects r join generated_landing_pages g
        on '/' || g.slug = r.source_path and g.status = 'published' where r.is_active) as hidden,
      (select count(*)::int from generated_landing_pages g where not exists (
        select from template_versions v where v.id = g.template_version_id and v.template_id = g.template_id
      )) as orphans,
      (select count(*)::int from (
        select template_id, status, count(*) as count from generated_landing_pages group by 1, 2
      ) g full join (select * from page_counts where count <> 0) c using (template_id, status)
        where g.count is distinct from c.count) as wrong_page_counts,
      (select count(*)::int from (
        select field_values ->> 'state' as state, field_values ->> 'city' as city, count(*) as count
        from generated_landing_pages where status = 'published' group by 1, 2
      ) g full join (select state, city, count from town_counts where count <> 0) c using (state, city)
        where g.count is distinct from c.count) as wrong_town_counts`);
  return found;
}

const ended = (id: string): Promise<PageChange> =>
  until(
    () => program.call<PageChange>('GET', `/api/pages/changes/${id}`),
    change => change.status !== 'running',
  );

describe.each([
  ['archive', { pages, live: 0 }],
  ['delete', { pages: 0, live: 0 }],
] as const)('killed in a bulk change: %s', (action, left) => {
  test('every page is changed once, and taken back once', async () => {
    const filter = { template_id: templateId, search: 'mill' };
    const id = await killOnceUnderWay(() =>
      program.call<PageChange>('POST', '/api/pages/bulk', { action, filter }),
    );
    expect(await ended(id)).toMatchObject({
      status: 'completed',
      done_pages: pages,
      changed_pages: pages,
      unchanged_pages: 0,
      missing_pages: 0,
    });
    expect(await look()).toEqual({ ...sound, ...left, rules: pages });

    const undoing = await killOnceUnderWay(() =>
      program.call<PageChange>('POST', `/api/pages/changes/${id}/undo`),
    );
    expect(await ended(undoing)).toMatchObject({ status: 'completed', changed_pages: pages });
    expect(await look()).toEqual({ ...sound, pages, live: pages, rules: 0 });
  });
});

test('killed while renaming, every page is renamed once, its old address leads there, and back', async () => {
  const renaming = (id: string, ...statuses: string[]) =>
    until(
      () => program.call<PageChange>('GET', `/api/pages/changes/${id}`),
      ({ status }) => statuses.includes(status),
    );
  const { id } = await program.call<PageChange>('POST', '/api/page-renamings', {
    filter: { template_id: templateId, search: 'mill' },
    url_pattern: 'city-keyword',
  });
  expect(await renaming(id, 'checked')).toMatchObject({ total_pages: pages, problem_count: 0 });
  await killOnceUnderWay(async () => {
    await program.call('POST', `/api/page-renamings/${id}/apply`);
    return { id };
  });
  expect(await renaming(id, 'completed', 'cancelled')).toMatchObject({
    status: 'completed',
    changed_pages: pages,
    problem_count: 0,
  });
  expect(await look()).toEqual({ ...sound, pages, live: pages, rules: pages });
  const leading = (from: 'from_slug' | 'to_slug', to: 'from_slug' | 'to_slug') => `
    select count(*)::int as count from page_change_slugs s
    join generated_landing_pages g on g.id = s.page_id and g.slug = s.${to}
    join redirects r on r.source_path = '/' || s.${from} and r.destination_key = '/' || s.${to}
    where s.change_id = $1 and s.problem is null`;
  expect(await ask(leading('from_slug', 'to_slug'), [id])).toEqual([{ count: pages }]);

  const undoing = await killOnceUnderWay(() =>
    program.call<PageChange>('POST', `/api/pages/changes/${id}/undo`),
  );
  expect(await renaming(undoing, 'completed', 'cancelled')).toMatchObject({
    status: 'completed',
    changed_pages: pages,
  });
  expect(await look()).toEqual({ ...sound, pages, live: pages, rules: pages });
  expect(await ask(leading('to_slug', 'from_slug'), [id])).toEqual([{ count: pages }]);
});

test('killed while a template is deleted, its pages are gone once and lead on, and it goes with the last', async () => {
  const id = await killOnceUnderWay(async () => {
    const asked = await program.call<{ change: PageChange | null }>('DELETE', `/api/templates/${templateId}`);
    return { id: asked.change?.id ?? '' };
  });
  expect(await ended(id)).toMatchObject({
    status: 'completed',
    done_pages: pages + 1,
    changed_pages: pages + 1,
    unchanged_pages: 0,
    missing_pages: 0,
  });
  // Their addresses and, where they were renamed, those they had for a while.
  expect(await look()).toEqual({ ...sound, pages: 0, live: 0, rules: 2 * pages });
  expect(await ask('select 1 from landing_page_templates where id = $1', [templateId])).toEqual([]);
  expect(await ask('select 1 from template_versions where template_id = $1', [templateId])).toEqual([]);
  expect(
    await ask<{ count: number }>(
      `select count(*)::int as count from activity where noun = 'templates' and action = 'deleted'`,
    ),
  ).toEqual([{ count: 1 }]);
});
