import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTemplate,
  generateBatch,
  planBatch,
  templateInput,
  towns,
} from '../../../../test/factories.ts';
import { holdLocks, untilWaiting } from '../../../../test/held-locks.ts';
import { waitForIdleJobs } from '../../../../test/idle-jobs.ts';
import { insertPages } from '../../../../test/page-rows.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';
import type { Activity } from '../../../contract/platform/activity.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

let made = 0;
/** A template with this many pages. */
async function templateWith(
  pages: number,
): Promise<{ template_id: string; batch_id: string; ids: string[] }> {
  made += 1;
  const template_id = (await createTemplate(program, templateInput({ name: `Bulk ${made}` }))).id;
  const batch = await planBatch(program, { template_id, locations: towns(pages), keywords: `bulk ${made}` });
  await generateBatch(program, batch.id);
  return { template_id, batch_id: batch.id, ids: (await rowsOf(template_id)).map(row => row.id) };
}

const rowsOf = async (template_id: string, query = '') =>
  (
    await program.call<{ items: PageRow[] }>(
      'GET',
      `/api/pages?per_page=200&template_id=${template_id}${query}`,
    )
  ).items;
const start = (body: Record<string, unknown>) => program.call<PageChange>('POST', '/api/pages/bulk', body);
const undo = (id: string) => program.call<PageChange>('POST', `/api/pages/changes/${id}/undo`);
const refusal = async (method: string, path: string, body?: unknown) => {
  const reply = await program.request(method, path, { body, cookie: program.cookie });
  return { status: reply.status, ...(await reply.json()).error };
};
/** Everything the database holds of these pages. */
const stored = async (template_id: string): Promise<unknown[]> =>
  (
    await program.database.pool.query(
      'select to_jsonb(g) as row from generated_landing_pages g where template_id = $1 order by id',
      [template_id],
    )
  ).rows;

async function ended(change: PageChange, seconds = 240): Promise<PageChange> {
  for (const deadline = Date.now() + seconds * 1_000; Date.now() < deadline; await pause(20)) {
    const now = await program.call<PageChange>('GET', `/api/pages/changes/${change.id}`);
    if (now.status !== 'running') return now;
  }
  throw new Error('the change did not end');
}

describe('a bulk change', () => {
  test('of picked pages is done when its call is answered, and undone as exactly', async () => {
    const { template_id, ids } = await templateWith(6);
    await program.call('PATCH', `/api/pages/${ids[0]}`, { status: 'draft' });
    await program.call('PATCH', `/api/pages/${ids[1]}`, { status: 'archived' });
    const change = await start({ action: 'archive', ids: ids.slice(0, 4) });
    expect(change).toMatchObject({
      status: 'completed',
      total_pages: 4,
      done_pages: 4,
      changed_pages: 3,
      unchanged_pages: 1,
      missing_pages: 0,
      can_undo: true,
      created_by: 'admin@example.com',
    });
    const statuses = async () =>
      Object.fromEntries((await rowsOf(template_id)).map(row => [row.id, row.status]));
    expect(Object.values(await statuses()).filter(status => status === 'archived')).toHaveLength(4);
    expect(await undo(change.id)).toMatchObject({ status: 'completed', undoes: change.id, changed_pages: 3 });
    const after = await statuses();
    expect(ids.map(id => after[id])).toEqual([
      'draft',
      'archived',
      'published',
      'published',
      'published',
      'published',
    ]);
  });

  test('that deletes gives back the very same rows, hand edits and batch included', async () => {
    const { template_id, ids, batch_id } = await templateWith(5);
    const page = await program.call<Page>('GET', `/api/pages/${ids[2]}`);
    await program.call('PATCH', `/api/pages/${ids[2]}`, {
      is_noindex: true,
      overrides: { revision: page.revision, set: [{ section_id: null, path: ['title'], text: 'By hand' }] },
    });
    const before = await stored(template_id);
    const change = await start({ action: 'delete', filter: { generation_batch_id: batch_id } });
    expect(change).toMatchObject({ status: 'completed', changed_pages: 5 });
    expect(await stored(template_id)).toEqual([]);
    expect(await undo(change.id)).toMatchObject({ status: 'completed', changed_pages: 5 });
    expect(await stored(template_id)).toEqual(before);
    expect(await program.call('GET', `/api/pages/${ids[2]}`)).toMatchObject({ title: 'By hand', batch_id });
    expect(await refusal('POST', `/api/pages/changes/${change.id}/undo`)).toMatchObject({
      status: 409,
      reason: 'nothing-to-undo',
    });
  });

  test('undoes the deletion of one page the same way, its redirect included', async () => {
    const { template_id, ids } = await templateWith(2);
    const before = await stored(template_id);
    const { slug } = await program.call<Page>('GET', `/api/pages/${ids[0]}`);
    const rules = async () =>
      (
        await program.call<{ items: { source_path: string }[] }>('GET', '/api/redirects?per_page=100')
      ).items.filter(rule => rule.source_path === `/${slug}`);
    await program.call('DELETE', `/api/pages/${ids[0]}`);
    expect(await rules()).toHaveLength(1);
    const { items } = await program.call<{ items: PageChange[] }>('GET', '/api/pages/changes?per_page=1');
    expect(items).toMatchObject([
      { action: 'delete', changed_pages: 1, can_undo: true, created_by: 'admin@example.com' },
    ]);
    expect(await undo(items[0]?.id ?? '')).toMatchObject({ status: 'completed', changed_pages: 1 });
    expect(await stored(template_id)).toEqual(before);
    expect(await rules()).toEqual([]);
  });

  test('leads deleted addresses nowhere when told so', async () => {
    const { ids } = await templateWith(2);
    const { slug } = await program.call<Page>('GET', `/api/pages/${ids[0]}`);
    const change = await start({ action: 'delete', ids: ids.slice(0, 1), redirect_to: 'none' });
    expect(change).toMatchObject({ status: 'completed', changed_pages: 1 });
    const rules = await program.call<{ items: { source_path: string }[] }>(
      'GET',
      '/api/redirects?per_page=100',
    );
    expect(rules.items.filter(rule => rule.source_path === `/${slug}`)).toEqual([]);
  });

  test('hides pages from search engines and shows them again', async () => {
    const { template_id, ids } = await templateWith(3);
    const change = await start({ action: 'noindex', ids });
    expect((await rowsOf(template_id, '&noindex=true')).length).toBe(3);
    await program.call('PATCH', `/api/pages/${ids[0]}`, { is_noindex: false });
    expect(await undo(change.id)).toMatchObject({ changed_pages: 2, unchanged_pages: 1 });
    expect((await rowsOf(template_id, '&noindex=false')).length).toBe(3);
  });

  test('moves pages to their template’s newest version and back', async () => {
    const { template_id, ids } = await templateWith(4);
    const template = await program.call<Record<string, unknown>>('GET', `/api/templates/${template_id}`);
    const input = templateInput({ name: template.name, title_template: 'Second {{keyword}} in {{city}}' });
    await program.call('PUT', `/api/templates/${template_id}`, input);
    const before = (await rowsOf(template_id)).map(row => row.title);
    const change = await start({ action: 'move', filter: { template_id, version: 1 } });
    expect(change).toMatchObject({ status: 'completed', changed_pages: 4 });
    expect((await rowsOf(template_id, '&version=2')).every(row => row.title.startsWith('Second'))).toBe(true);
    expect(await rowsOf(template_id, '&version=1')).toEqual([]);
    expect(await undo(change.id)).toMatchObject({ changed_pages: 4 });
    expect((await rowsOf(template_id, '&version=1')).map(row => row.title)).toEqual(before);
    expect(await start({ action: 'move', ids })).toMatchObject({ changed_pages: 4 });
  });

  test('of a filter takes thousands as a job, exactly those there were when it was asked for', async () => {
    const { template_id, ids } = await templateWith(1);
    await insertPages(program.database, {
      like: ids[0] ?? '',
      count: 6_000,
      perTown: 50,
      slug: `many-${made}`,
    });
    const before = await stored(template_id);
    const [left] = await rowsOf(template_id, '&search=mill%207%2C');
    const change = await start({
      action: 'archive',
      filter: { template_id },
      except_ids: [left?.id],
    });
    expect(change).toMatchObject({ total_pages: 6_000, filter: { template_id } });
    await insertPages(program.database, { like: ids[0] ?? '', count: 50, slug: `later-${made}` });
    expect(await ended(change)).toMatchObject({
      status: 'completed',
      changed_pages: 6_000,
      missing_pages: 0,
    });
    const counts = await program.call<{ total: number }>(
      'GET',
      `/api/pages?template_id=${template_id}&status=archived`,
    );
    expect(counts.total).toBe(6_000);
    await program.database.pool.query(
      `delete from generated_landing_pages where slug like 'later-${made}-%'`,
    );
    expect(await ended(await undo(change.id))).toMatchObject({ status: 'completed', changed_pages: 6_000 });
    const strip = (rows: unknown[]) => JSON.stringify(rows).replaceAll(/"updated_at":"[^"]*"/g, '');
    expect(strip(await stored(template_id))).toBe(strip(before));
  });

  test('stops when told, keeps what is done, and what is done can be undone', async () => {
    const { template_id, ids } = await templateWith(1);
    await insertPages(program.database, {
      like: ids[0] ?? '',
      count: 12_000,
      perTown: 50,
      slug: `stop-${made}`,
    });
    const { pool } = program.database;
    const release = await holdLocks(
      pool,
      `select from generated_landing_pages where id =
         (select id from generated_landing_pages where template_id = $1 order by id offset 5000 limit 1) for update`,
      [template_id],
    );
    const change = await start({ action: 'archive', filter: { template_id } });
    await untilWaiting(pool, 'from generated_landing_pages');
    const stopped = await program.call<PageChange>('POST', `/api/pages/changes/${change.id}/cancel`);
    expect(stopped).toMatchObject({ status: 'cancelled', changed_pages: 5_000, can_undo: true });
    await release();
    await waitForIdleJobs(program, 'work-on-page-changes');
    const archived = (
      await program.call<{ total: number }>('GET', `/api/pages?template_id=${template_id}&status=archived`)
    ).total;
    expect(archived).toBe(5_000);
    await ended(await undo(change.id));
    expect(await rowsOf(template_id, '&status=archived')).toEqual([]);
  });

  test('sent twice under one id is one change', async () => {
    const { ids } = await templateWith(3);
    const id = randomUUID();
    const [one, other] = await Promise.all([
      start({ id, action: 'archive', ids }),
      start({ id, action: 'archive', ids }),
    ]);
    expect([one.id, other.id]).toEqual([id, id]);
    expect(await ended(one)).toMatchObject({ changed_pages: 3, unchanged_pages: 0 });
  });

  test('and another of the same pages at the same time both end, and nothing is lost', async () => {
    const { template_id, ids } = await templateWith(1);
    await insertPages(program.database, {
      like: ids[0] ?? '',
      count: 6_000,
      perTown: 50,
      slug: `both-${made}`,
    });
    const [archive, remove] = await Promise.all([
      start({ action: 'archive', filter: { template_id } }),
      start({ action: 'delete', filter: { template_id, search: 'mill' } }),
    ]);
    const [archived, removed] = [await ended(archive), await ended(remove)];
    expect(removed).toMatchObject({ status: 'completed', changed_pages: 6_000 });
    expect(archived.changed_pages + archived.missing_pages).toBe(6_001);
    expect((await rowsOf(template_id)).map(row => row.status)).toEqual(['archived']);
    await ended(await undo(remove.id));
    await ended(await undo(archive.id));
    const { total } = await program.call<{ total: number }>('GET', `/api/pages?template_id=${template_id}`);
    expect(total).toBe(6_001);
    expect(await rowsOf(template_id, '&status=archived')).toEqual([]);
  });

  test('leaves alone what was deleted, taken or changed since', async () => {
    const { template_id, ids } = await templateWith(4);
    const gone = await start({ action: 'draft', ids: [...ids.slice(0, 3), randomUUID()] });
    expect(gone).toMatchObject({ changed_pages: 3, missing_pages: 1 });
    await program.call('DELETE', `/api/pages/${ids[0]}`);
    await program.call('PATCH', `/api/pages/${ids[1]}`, { status: 'archived' });
    expect(await undo(gone.id)).toMatchObject({ changed_pages: 1, unchanged_pages: 1, missing_pages: 1 });

    const removed = await start({ action: 'delete', filter: { template_id } });
    const again = await planBatch(program, { template_id, locations: towns(1), keywords: `bulk ${made}` });
    await generateBatch(program, again.id);
    const back = await undo(removed.id);
    expect(back.changed_pages + back.unchanged_pages).toBe(3);
    expect(back.notice).toMatch(/stay deleted/);
  });

  test('leaves redirects where pages were, and takes them back when it is undone', async () => {
    const { template_id, ids } = await templateWith(4);
    const rows = await rowsOf(template_id);
    const rules = async () =>
      (
        await program.call<{ items: { source_path: string; destination_path: string }[] }>(
          'GET',
          '/api/redirects?per_page=100',
        )
      ).items.filter(rule => rows.some(row => rule.source_path === `/${row.slug}`));
    const archive = await start({ action: 'archive', ids: ids.slice(0, 2) });
    expect(await rules()).toHaveLength(2);
    await undo(archive.id);
    expect(await rules()).toEqual([]);

    const target = `/${rows[3]?.slug}/`;
    const merge = await start({ action: 'delete', filter: { template_id }, redirect_to: target });
    expect(merge).toMatchObject({ changed_pages: 3, redirect_to: target });
    expect((await rules()).map(rule => rule.destination_path)).toEqual([target, target, target]);
    expect((await rowsOf(template_id)).map(row => row.id)).toEqual([rows[3]?.id]);
    await undo(merge.id);
    expect(await rules()).toEqual([]);

    const archived = await start({ action: 'archive', ids });
    const published = await start({ action: 'publish', ids });
    expect(await rules()).toEqual([]);
    await undo(published.id);
    expect(await rules()).toHaveLength(4);
    await undo(archived.id);
    expect(await rules()).toEqual([]);
    const refused = await refusal('POST', '/api/pages/bulk', {
      action: 'archive',
      ids,
      redirect_to: '//evil.example',
    });
    expect(refused).toMatchObject({ status: 400, reason: 'redirect' });
  });

  test('is told in the activity log by the one who asked, and in the list of changes', async () => {
    const { ids } = await templateWith(2);
    const change = await start({ action: 'archive', ids });
    await undo(change.id);
    const log = await program.call<{ items: Activity[] }>(
      'GET',
      '/api/activity?noun=page-changes&per_page=2',
    );
    expect(log.items).toMatchObject([
      { action: 'undid', subject_name: '2 pages', user_email: 'admin@example.com' },
      { action: 'archived', subject_name: '2 pages', subject_id: change.id },
    ]);
    const list = await program.call<{ items: PageChange[] }>('GET', '/api/pages/changes?per_page=2');
    expect(list.items).toMatchObject([{ undoes: change.id }, { id: change.id, is_undone: true }]);
  });

  test('refuses what it can’t mean', async () => {
    const ask = (body: unknown) => refusal('POST', '/api/pages/bulk', body);
    const ids = [randomUUID()];
    expect(await ask({ action: 'archive', ids: [] })).toMatchObject({
      status: 400,
      message: 'Select at least one page',
    });
    for (const body of [
      { action: 'archive' },
      { action: 'archive', ids, filter: {} },
      { action: 'explode', ids },
      { action: 'archive', filter: { color: 'red' } },
      { action: 'archive', filter: { status: 'lost' } },
      { action: 'archive', filter: { version: 1 } },
      { action: 'publish', ids, redirect_to: '/about' },
      { action: 'archive', ids, except_ids: ids },
    ]) {
      expect([body, (await ask(body)).status]).toEqual([body, 400]);
    }
    expect(await ask({ action: 'archive', filter: { search: 'zzzqqq' } })).toMatchObject({
      status: 409,
      reason: 'nothing-selected',
    });
    expect(await refusal('POST', `/api/pages/changes/${randomUUID()}/undo`)).toMatchObject({ status: 404 });
  });

  test('that is 30 days old is forgotten with what was kept of it', async () => {
    const { deleteOldChanges } = await import('./queries.ts');
    const { ids } = await templateWith(2);
    const change = await start({ action: 'delete', ids });
    const { kysely: db, pool } = program.database;
    expect(await deleteOldChanges(db, 50)).toBe(0);
    await pool.query(`update page_changes set undo_until = now() - interval '1 second' where id = $1`, [
      change.id,
    ]);
    expect(await refusal('POST', `/api/pages/changes/${change.id}/undo`)).toMatchObject({ status: 409 });
    expect(await deleteOldChanges(db, 50)).toBe(1);
    const { rows } = await pool.query('select 1 from page_change_parts where change_id = $1', [change.id]);
    expect(rows).toEqual([]);
  });
});
