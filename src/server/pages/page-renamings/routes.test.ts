import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, towns } from '../../../../test/factories.ts';
import { holdLocks, untilWaiting } from '../../../../test/held-locks.ts';
import { waitForIdleJobs } from '../../../../test/idle-jobs.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { PageRenamingReport } from '../../../contract/pages/page-renamings.ts';
import type { Page } from '../../../contract/pages/pages.ts';
import { findRedirect } from '../redirects/find-redirect.ts';

let program: TestProgram;
let templateId: string;
let batchId: string;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());
beforeEach(async () => {
  await program.database.pool.query('truncate redirects, generated_landing_pages, page_counts, town_counts');
  templateId = (await createTemplate(program)).id;
  const batch = await planBatch(program, {
    template_id: templateId,
    locations: towns(6),
    keywords: 'hauling\nmoving',
  });
  batchId = (await generateBatch(program, batch.id)).id;
});

const wait = (id: string, ...statuses: PageChange['status'][]): Promise<PageRenamingReport> =>
  until(
    () => program.call<PageRenamingReport>('GET', `/api/page-renamings/${id}`),
    ({ status }) => statuses.includes(status),
  );

async function check(request: Record<string, unknown>): Promise<PageRenamingReport> {
  const { id } = await program.call<PageChange>('POST', '/api/page-renamings', request);
  return wait(id, 'checked');
}

async function act(id: string, what: 'apply' | 'undo'): Promise<PageRenamingReport> {
  const noun = what === 'apply' ? 'page-renamings' : 'pages/changes';
  const { id: running } = await program.call<PageChange>('POST', `/api/${noun}/${id}/${what}`);
  return wait(running, 'completed', 'cancelled');
}

const slugs = async () =>
  (await program.database.pool.query('select slug, seed from generated_landing_pages order by id')).rows as {
    slug: string;
    seed: number;
  }[];

const leadsTo = async (path: string) => (await findRedirect(program.redirects, path, ''))?.location ?? null;

test('pages of a template get addresses of another pattern, the old ones lead there, and back', async () => {
  const before = await slugs();
  const checked = await check({ template_id: templateId, url_pattern: 'city-keyword' });
  expect(checked).toMatchObject({ total_pages: 12, unchanged_pages: 0, problem_count: 0 });
  expect(checked.sample[0]).toEqual({ from_slug: 'hauling-town-aaa-fl', to_slug: 'town-aaa-hauling' });
  expect(await slugs()).toEqual(before);

  const done = await act(checked.id, 'apply');
  expect(done).toMatchObject({ status: 'completed', changed_pages: 12, can_undo: true });
  expect((await slugs())[0]).toEqual({ slug: 'town-aaa-hauling', seed: before[0]?.seed });
  expect(await leadsTo('/hauling-town-aaa-fl/')).toBe('/town-aaa-hauling/');

  expect(await act(done.id, 'undo')).toMatchObject({
    status: 'completed',
    changed_pages: 12,
    can_undo: false,
  });
  expect(await slugs()).toEqual(before);
  expect(await leadsTo('/hauling-town-aaa-fl/')).toBeNull();
  expect(await leadsTo('/town-aaa-hauling/')).toBe('/hauling-town-aaa-fl/');
  expect((await wait(done.id, 'completed')).can_undo).toBe(false);
});

test('pages of a filter are renamed as they were when they were checked, and back', async () => {
  const before = await slugs();
  const filter = { search: 'hauling', city: 'Town Aab' };
  const checked = await check({ filter, url_pattern: 'city-keyword' });
  expect(checked).toMatchObject({ filter, total_pages: 1, problem_count: 0 });
  const done = await act(checked.id, 'apply');
  expect(done).toMatchObject({ status: 'completed', changed_pages: 1 });
  expect(await leadsTo('/hauling-town-aab-fl/')).toBe('/town-aab-hauling/');
  expect(await act(done.id, 'undo')).toMatchObject({ changed_pages: 1 });
  expect(await slugs()).toEqual(before);
});

test('pages picked one by one are renamed, no other, and back', async () => {
  const before = await slugs();
  const { rows } = await program.database.pool.query(
    'select id from generated_landing_pages order by id limit 3',
  );
  const gone = '00000000-0000-4000-8000-000000000000';
  const ids = [rows[2].id, rows[0].id, rows[0].id, gone];
  const checked = await check({ ids, url_pattern: 'city-keyword' });
  expect(checked).toMatchObject({
    filter: null,
    total_pages: 3,
    missing_pages: 1,
    problem_count: 0,
  });
  const done = await act(checked.id, 'apply');
  expect(done).toMatchObject({ status: 'completed', changed_pages: 2 });
  expect((await slugs()).map(row => row.slug)).toEqual(
    before.map((row, index) =>
      index === 0 ? 'town-aaa-hauling' : index === 2 ? 'town-aab-hauling' : row.slug,
    ),
  );
  expect(await leadsTo('/hauling-town-aab-fl/')).toBe('/town-aab-hauling/');
  expect(await act(done.id, 'undo')).toMatchObject({ changed_pages: 2, total_pages: 2 });
  expect(await slugs()).toEqual(before);
});

test('pages left out of a filter keep their addresses', async () => {
  const { rows } = await program.database.pool.query(
    'select id, slug from generated_landing_pages order by id limit 2',
  );
  const checked = await check({
    filter: { template_id: templateId },
    except_ids: rows.map(row => row.id),
    url_pattern: 'city-keyword',
  });
  expect(checked).toMatchObject({ total_pages: 10 });
  expect(await act(checked.id, 'apply')).toMatchObject({ changed_pages: 10 });
  expect((await slugs()).slice(0, 2).map(row => row.slug)).toEqual(rows.map(row => row.slug));
});

test('pages that can’t have their new address are listed with the reason and stay', async () => {
  await program.call('POST', '/api/redirects', { source_path: '/town-aac', destination_path: '/about' });
  await program.call<Page>('POST', '/api/pages', {
    template_id: (await createTemplate(program)).id,
    field_values: { city: 'Town Aab', state: 'FL', keyword: 'x' },
    url_pattern: 'city',
  });
  const checked = await check({ batch_id: batchId, url_pattern: 'city' });
  const reasons = Map.groupBy(checked.problems, one => one.problem);
  expect(Object.fromEntries([...reasons].map(([problem, list]) => [problem, list.length]))).toEqual({
    'A redirect made by hand starts at this address': 2,
    'Another of these pages would get the same address': 4,
    'Another page has this address': 2,
  });
  expect(checked.problem_count).toBe(8);
  const done = await act(checked.id, 'apply');
  expect(done).toMatchObject({ changed_pages: 4, problem_count: 8 });
});

test('a page that moved or was deleted, or whose address was taken, since the check is left out and says why', async () => {
  const checked = await check({ template_id: templateId, url_pattern: 'city-keyword' });
  const { rows } = await program.database.pool.query(
    'select id, slug from generated_landing_pages order by id limit 5',
  );
  const taken = checked.sample[3]?.to_slug;
  await program.call('PATCH', `/api/pages/${rows[0].id}`, { slug: 'moved-by-hand' });
  await program.call('PATCH', `/api/pages/${rows[1].id}`, { slug: taken });
  await program.call('DELETE', `/api/pages/${rows[4].id}`);
  const done = await act(checked.id, 'apply');
  expect(done).toMatchObject({ changed_pages: 8, problem_count: 4 });
  expect(done.problems.map(({ from_slug, problem }) => [from_slug, problem])).toEqual([
    [rows[0].slug, 'The page got another address after the check'],
    [rows[1].slug, 'The page got another address after the check'],
    [rows[3].slug, 'Another page has this address'],
    [rows[4].slug, 'The page was deleted after the check'],
  ]);
  expect((await slugs())[0]?.slug).toBe('moved-by-hand');
  await program.call('PATCH', `/api/pages/${rows[2].id}`, { slug: 'moved-once-more' });
  const undone = await act(checked.id, 'undo');
  expect(undone).toMatchObject({
    changed_pages: 7,
    problem_count: 1,
    problems: [{ problem: 'The page got another address after the check' }],
  });
});

test('a renaming that is stopped while a page is held by others renames nothing more', async () => {
  const before = await slugs();
  const { id } = await check({ template_id: templateId, url_pattern: 'city-keyword' });
  const { pool } = program.database;
  const release = await holdLocks(pool, 'select from generated_landing_pages order by id limit 1 for update');
  await program.call('POST', `/api/page-renamings/${id}/apply`);
  await untilWaiting(pool, 'from generated_landing_pages where id = any($1::uuid[]) order by id for update');
  const stopped = await program.call<PageChange>('POST', `/api/pages/changes/${id}/cancel`);
  expect(stopped).toMatchObject({ status: 'cancelled', changed_pages: 0 });
  await release();
  await waitForIdleJobs(program, 'work-on-page-changes');
  expect(await slugs()).toEqual(before);
  expect(await leadsTo('/hauling-town-aaa-fl/')).toBeNull();
});

test('one renaming at a time, and only what was checked', async () => {
  const refusal = async (method: string, path: string, body?: unknown) => {
    const reply = await program.request(method, path, { body, cookie: program.cookie });
    return reply.status;
  };
  const id = '00000000-0000-4000-8000-000000000000';
  for (const request of [
    {},
    { filter: { color: 'red' } },
    { filter: {}, template_id: templateId },
    { ids: [] },
    { ids: ['x'] },
    { ids: [id], filter: {} },
    { ids: [id], except_ids: [id] },
    { ids: Array.from({ length: 10_001 }, () => id) },
  ]) {
    expect(await refusal('POST', '/api/page-renamings', { ...request, url_pattern: 'city' })).toBe(400);
  }
  const checked = await check({ template_id: templateId, url_pattern: 'keyword-city-state' });
  expect(checked).toMatchObject({ total_pages: 12, unchanged_pages: 12 });
  expect(await refusal('POST', `/api/page-renamings/${checked.id}/apply`)).toBe(409);
  expect(await refusal('POST', `/api/pages/changes/${checked.id}/undo`)).toBe(409);
  const other = await check({ template_id: templateId, url_pattern: 'city-keyword' });
  const twice = await Promise.all([1, 2].map(() => refusal('POST', `/api/page-renamings/${other.id}/apply`)));
  expect(twice.toSorted((a, b) => a - b)).toEqual([202, 409]);
  await wait(other.id, 'completed');
});

test('of two renamings that are asked for at once, one is refused', async () => {
  const body = { template_id: templateId, url_pattern: 'other-{{keyword}}-{{city}}' };
  const ask = () => program.request('POST', '/api/page-renamings', { body, cookie: program.cookie });
  // The first is still being checked when the last one starts.
  const client = await program.database.pool.connect();
  await client.query('begin; lock table page_change_slugs in share mode');
  const replies = await Promise.all([ask(), ask(), ask(), ask()]);
  await client.query('commit');
  client.release();
  expect(replies.map(reply => reply.status).toSorted((a, b) => a - b)).toEqual([202, 409, 409, 409]);
  const begun = replies.find(reply => reply.ok);
  await wait((await begun?.json())?.id, 'checked');
});
