import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateBatch, planBatch } from '../../../../test/factories.ts';
import { quoteForm } from '../../../../test/lead-forms.ts';
import { untilOneDay } from '../../../../test/one-day.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import type { Views } from '../../../contract/pages/views.ts';
import { rankViewsOf } from './rank-views.job.ts';

let program: TestProgram;
beforeAll(async () => {
  await untilOneDay();
  program = await startTestProgram();
  const batch = await planBatch(program, { locations: 'Miami, FL\nReno, NV', keywords: 'hauling\nbarns' });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const read = (days: number) => program.call<Views>('GET', `/api/views?days=${days}`);

async function seen(path: string, daysAgo: number, views: number, calls = 0): Promise<void> {
  const db = program.database.kysely;
  await sql`insert into page_views (path, day, views, calls)
    values (${path}, (now() at time zone 'utc')::date - ${daysAgo}::int, ${views}, ${calls})`.execute(db);
  await sql`insert into day_views as v (day, views, calls)
    values ((now() at time zone 'utc')::date - ${daysAgo}::int, ${views}, ${calls})
    on conflict (day) do update set views = v.views + excluded.views, calls = v.calls + excluded.calls`.execute(
    db,
  );
}

async function rank(): Promise<void> {
  const attempt = {
    signal: new AbortController().signal,
    number: 1,
    isLast: false,
    again: async () => undefined,
    send: async () => undefined,
  };
  await rankViewsOf(program.database.kysely).run({}, attempt);
}

test('the dashboard has empty days before anything was counted', async () => {
  const views = await read(30);
  expect(views.counted_since).toBeNull();
  expect(views.days).toHaveLength(30);
  expect(views.days.at(-1)).toEqual({
    day: new Date().toISOString().slice(0, 10),
    views: 0,
    calls: 0,
    leads: 0,
  });
  await expect.poll(async () => (await read(30)).ranking).not.toBeNull();
});

test('the first views are not met by an empty ranking: it is worked out again at once', async () => {
  await seen('/about', 0, 3);
  expect((await read(90)).ranking?.best_pages).toEqual([]);
  await seen('/barns-reno-nv/', 31, 200);
  expect((await read(90)).ranking).toBeNull();
  await expect.poll(async () => (await read(90)).ranking?.best_pages[0]?.views).toBe(200);
  await sql`truncate page_views, day_views`.execute(program.database.kysely);
});

test('days, pages, towns and keywords add up over the period, and only over it', async () => {
  await seen('/hauling-miami-fl/', 0, 7, 1);
  await seen('/hauling-miami-fl/', 29, 5);
  await seen('/hauling-reno-nv/', 3, 2);
  await seen('/barns-reno-nv/', 30, 40);
  await seen('/about', 1, 9);
  await program.call('POST', '/api/leads', quoteForm({ page_path: '/hauling-miami-fl/' }));
  await rank();
  const { days, before, ranking, counted_since } = await read(30);
  expect(days.reduce((sum, day) => sum + day.views, 0)).toBe(23);
  expect(days.at(-1)).toMatchObject({ views: 7, calls: 1, leads: 1 });
  expect(before).toEqual({ views: 40, calls: 0, leads: 0 });
  expect(counted_since).toBe(new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10));
  expect(ranking?.best_pages.map(page => [page.path, page.views, page.calls, page.leads])).toEqual([
    ['/hauling-miami-fl/', 12, 1, 1],
    ['/hauling-reno-nv/', 2, 0, 0],
  ]);
  expect(ranking?.worst_pages[0]?.path).toBe('/hauling-reno-nv/');
  expect(ranking?.towns.map(town => [town.name.toLowerCase(), town.views])).toEqual([
    ['miami, fl', 12],
    ['reno, nv', 2],
  ]);
  expect(ranking?.keywords.map(keyword => [keyword.name, keyword.views])).toEqual([['hauling', 14]]);
  expect((await read(90)).ranking?.best_pages[0]?.path).toBe('/barns-reno-nv/');
});

test('a page is listed as one without views once it was counted for 90 days and not viewed in them', async () => {
  expect((await read(30)).ranking?.pages_without_views).toBeNull();
  await seen('/about', 95, 1);
  await seen('/barns-miami-fl/', 92, 3);
  const db = program.database.kysely;
  for (const slug of ['barns-miami-fl', 'hauling-reno-nv']) {
    const id = uuidv7({ msecs: Date.now() - 100 * 86_400_000 });
    await sql`update generated_landing_pages set id = ${id} where slug = ${slug}`.execute(db);
  }
  await rank();
  const found = (await read(30)).ranking?.pages_without_views;
  expect(found).toMatchObject({ count: 1, is_exact: true, pages: [{ path: '/barns-miami-fl/' }] });
  const listed = async () =>
    (await program.call<{ items: PageRow[] }>('GET', '/api/pages?without_views=true')).items.map(
      row => row.slug,
    );
  expect(await listed()).toEqual(['barns-miami-fl']);
  const change = await program.call<PageChange>('POST', '/api/pages/bulk', {
    action: 'noindex',
    filter: { without_views: true },
  });
  expect(change.changed_pages).toBe(1);
  expect(await listed()).toEqual([]);
  await program.call('POST', `/api/pages/changes/${change.id}/undo`);
  expect(await listed()).toEqual(['barns-miami-fl']);
});

test('a page that was published, renamed or shown to search engines lately is not listed as one without views', async () => {
  const db = program.database.kysely;
  const again = async () => {
    await sql`update quiet_page_counts set made_at = now() - interval '2 hours'`.execute(db);
    await rank();
    return (await read(30)).ranking?.pages_without_views?.pages.map(page => page.path);
  };
  const longAgo = () =>
    sql`update generated_landing_pages set public_since = now() - interval '91 days' where slug like 'barns-miami%'`.execute(
      db,
    );
  expect(await again()).toEqual(['/barns-miami-fl/']);
  const { items } = await program.call<{ items: PageRow[] }>('GET', '/api/pages?search=barns-miami-fl');
  const id = items[0]?.id ?? '';
  const bulk = (action: string) => program.call<PageChange>('POST', '/api/pages/bulk', { action, ids: [id] });

  await program.call('PATCH', `/api/pages/${id}`, { status: 'draft' });
  await program.call('PATCH', `/api/pages/${id}`, { status: 'published' });
  expect(await again()).toEqual([]);
  await longAgo();
  expect(await again()).toEqual(['/barns-miami-fl/']);
  await program.call('PATCH', `/api/pages/${id}`, { slug: 'barns-miami-florida' });
  expect(await again()).toEqual([]);
  await longAgo();
  await bulk('noindex');
  await bulk('index');
  expect(await again()).toEqual([]);
  await longAgo();
  const archived = await bulk('archive');
  expect(await again()).toEqual([]);
  await program.call('POST', `/api/pages/changes/${archived.id}/undo`);
  expect(await again()).toEqual(['/barns-miami-florida/']);
});
