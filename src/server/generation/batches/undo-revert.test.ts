import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateBatch, planBatch, waitForBatch } from '../../../../test/factories.ts';
import { waitForIdleJobs } from '../../../../test/idle-jobs.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { Page } from '../../../contract/pages/pages.ts';
import { findRedirect } from '../../pages/redirects/find-redirect.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

interface Made {
  readonly batch: Batch;
  readonly pages: readonly { id: string; slug: string }[];
}

async function make(keywords: string, more: Record<string, unknown> = {}): Promise<Made> {
  const { id } = await planBatch(program, { keywords, ...more });
  const batch = await generateBatch(program, id);
  return { batch, pages: await pagesOf(id) };
}

async function pagesOf(batchId: string): Promise<Made['pages']> {
  const { rows } = await program.database.pool.query(
    'select id, slug from generated_landing_pages where generation_batch_id = $1 order by id',
    [batchId],
  );
  return rows;
}

async function revert(id: string): Promise<Batch> {
  await program.call('POST', `/api/batches/${id}/revert`);
  return waitForBatch(program, id, one => one.reverted_at !== null);
}

async function lastChange(): Promise<PageChange> {
  const { items } = await program.call<{ items: PageChange[] }>('GET', '/api/pages/changes?per_page=1');
  if (!items[0]) throw new Error('no change');
  return items[0];
}

const undo = (id: string) => program.call<PageChange>('POST', `/api/pages/changes/${id}/undo`);
const read = (id: string) => program.call<Batch>('GET', `/api/batches/${id}`);
const usageOf = (keyword: string) =>
  program.call('GET', `/api/keyword-usage?search=${encodeURIComponent(keyword)}`);
const timeless = (batch: Batch) => Object.assign({}, batch, { updated_at: '' });
const leadsTo = async (path: string) => (await findRedirect(program.redirects, path, ''))?.location ?? null;
const plansOf = async (id: string) =>
  (
    await program.database.pool.query(
      `select id, slug, status, failure_code, error_message, generated_page_id from bulk_generation_plans
       where generation_batch_id = $1 order by id`,
      [id],
    )
  ).rows;

test('an undone revert leaves the batch, its plans and its keywords as they were, and is the owner’s', async () => {
  const { batch, pages } = await make('whole again\nwhole twice');
  const before = { batch: timeless(await read(batch.id)), plans: await plansOf(batch.id) };
  const usage = await usageOf('whole');
  await revert(batch.id);
  expect(await usageOf('whole')).toMatchObject({ items: [] });
  const change = await lastChange();
  expect(change).toMatchObject({ changed_pages: 6, created_by: 'admin@example.com' });
  expect(await undo(change.id)).toMatchObject({ changed_pages: 6, unchanged_pages: 0 });
  expect(await pagesOf(batch.id)).toEqual(pages);
  expect({ batch: timeless(await read(batch.id)), plans: await plansOf(batch.id) }).toEqual(before);
  expect(await usageOf('whole')).toEqual(usage);
});

test('redirects of its pages are restored, former addresses and those its pages replaced', async () => {
  const first = await make('came before', { locations: 'Miami, FL' });
  const [old] = first.pages;
  await program.call('DELETE', `/api/pages/${old?.id}?redirect_to=/about`);
  const { batch, pages } = await make('came before', {
    locations: 'Miami, FL\nTampa, FL',
    template_id: first.batch.template_id,
  });
  const slug = pages.find(page => page.slug === old?.slug)?.slug;
  const renamed = pages.find(page => page.slug !== old?.slug);
  await program.call<Page>('PATCH', `/api/pages/${renamed?.id}`, { slug: 'renamed-in-tampa' });
  const addresses = async () => [await leadsTo(`/${slug}`), await leadsTo(`/${renamed?.slug}`)];
  expect(await addresses()).toEqual([null, '/renamed-in-tampa/']);

  const ids: string[] = [];
  for (const _ of ['once', 'and again']) {
    await revert(batch.id);
    expect(await addresses()).toEqual(['/about', null]);
    const { id } = await lastChange();
    ids.push(id);
    expect(await undo(id)).toMatchObject({ changed_pages: 2 });
    expect(await addresses()).toEqual([null, '/renamed-in-tampa/']);
    expect(await read(batch.id)).toMatchObject({ can_revert: true, total_completed: 2 });
  }
  expect(new Set(ids).size).toBe(2);
});

test('a page whose address is taken stays removed, and the counts say so', async () => {
  const { batch, pages } = await make('partly back');
  await revert(batch.id);
  const { id } = await lastChange();
  const { batch: other } = await make('partly back', {
    locations: 'Miami, FL',
    template_id: batch.template_id,
  });
  expect(other.total_completed).toBe(1);
  expect(await undo(id)).toMatchObject({ changed_pages: 2, unchanged_pages: 1 });
  expect(await read(batch.id)).toMatchObject({
    status: 'completed',
    reverted_at: null,
    total_planned: 2,
    total_completed: 2,
    total_skipped: 1,
  });
  const plans = await plansOf(batch.id);
  expect(plans.filter(plan => plan.failure_code === 'page-removed')).toHaveLength(1);
  const made = plans.filter(plan => plan.status === 'completed').map(plan => plan.generated_page_id);
  expect(new Set(made)).toEqual(new Set((await pagesOf(batch.id)).map(page => page.id)));
  expect(pages).toHaveLength(3);
});

test('a batch that was stopped by a failure can be resumed again', async () => {
  const { batch } = await make('stopped half way');
  await program.database.pool.query(
    `update generation_batches set status = 'cancelled', failed_while = 'generating', notice = 'Generation failed: x' where id = $1`,
    [batch.id],
  );
  const before = timeless(await read(batch.id));
  expect(await revert(batch.id)).toMatchObject({ can_resume: false });
  await undo((await lastChange()).id);
  expect(timeless(await read(batch.id))).toEqual(before);
  expect(before.can_resume).toBe(true);
});

test('keywords of a batch that was deleted with its pages are in use again with the pages', async () => {
  const { batch } = await make('deleted with all');
  await program.call('DELETE', `/api/batches/${batch.id}?pages=revert`);
  await expect
    .poll(
      async () =>
        (await program.request('GET', `/api/batches/${batch.id}`, { cookie: program.cookie })).status,
    )
    .toBe(404);
  const change = await lastChange();
  expect(change.created_by).toBe('admin@example.com');
  expect(await usageOf('deleted with all')).toMatchObject({ items: [] });
  expect(await undo(change.id)).toMatchObject({ changed_pages: 3 });
  expect(await usageOf('deleted with all')).toMatchObject({
    items: [{ use_count: 1, uses: [{ exists: false, name: batch.name }] }],
  });
});

test('a revert and the undo of an earlier one wait for each other', async () => {
  const { batch } = await make('one at a time');
  await revert(batch.id);
  const { id } = await lastChange();
  const ask = async (path: string) => {
    const reply = await program.request('POST', path, { cookie: program.cookie });
    return { status: reply.status, message: (await reply.json()).error?.message };
  };
  const { pool } = program.database;
  await pool.query('update generation_batches set reverting_at = now() where id = $1', [batch.id]);
  expect(await ask(`/api/pages/changes/${id}/undo`)).toEqual({
    status: 409,
    message: 'The batch is being reverted. Wait until that is done.',
  });
  await pool.query('update generation_batches set reverting_at = null where id = $1', [batch.id]);
  const undoing = await undo(id);
  // Otherwise its job would complete the change that is set to running here.
  await waitForIdleJobs(program);
  await pool.query(`update page_changes set status = 'running' where id = $1`, [undoing.id]);
  const waiting = { status: 409, message: 'Pages of the batch are being put back. Wait until that is done.' };
  expect(await ask(`/api/batches/${batch.id}/revert`)).toEqual(waiting);
  await pool.query(`update page_changes set status = 'completed' where id = $1`, [undoing.id]);
  expect(await revert(batch.id)).toMatchObject({ total_completed: 0 });
});
