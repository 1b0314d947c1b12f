import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTemplate,
  generateBatch,
  planBatch,
  templateInput,
  waitForBatch,
} from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { Page } from '../../../contract/pages/pages.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const pages = async (template_id: string) => {
  const { rows } = await program.database.pool.query(
    'select * from generated_landing_pages where template_id = $1 order by slug',
    [template_id],
  );
  return rows as { id: string; slug: string }[];
};

async function revert(id: string): Promise<Batch> {
  await program.call('POST', `/api/batches/${id}/revert`);
  return waitForBatch(program, id, one => one.reverted_at !== null);
}

async function changeTemplate(id: string, title_template: string): Promise<void> {
  await program.call('PUT', `/api/templates/${id}`, templateInput({ title_template }));
}

test('pages that a revert deleted are restored as they were, like those of a bulk deletion', async () => {
  const batch = await planBatch(program, { keywords: 'put back\nput back too' });
  await generateBatch(program, batch.id);
  const before = await pages(batch.template_id ?? '');
  await revert(batch.id);
  expect(await pages(batch.template_id ?? '')).toEqual([]);
  const activity = await program.call<{ items: unknown[] }>('GET', '/api/activity?noun=batches');
  expect(activity.items[0]).toMatchObject({ action: 'reverted', subject_id: batch.id });
  const { items } = await program.call<{ items: PageChange[] }>('GET', '/api/pages/changes');
  expect(items[0]).toMatchObject({
    action: 'revert',
    status: 'completed',
    changed_pages: 6,
    can_undo: true,
    notice: `Deleted because the batch “${batch.name}” was reverted.`,
    batch_id: batch.id,
  });
  expect(await program.call('POST', `/api/pages/changes/${items[0]?.id}/undo`)).toMatchObject({
    changed_pages: 6,
    unchanged_pages: 0,
  });
  expect(await pages(batch.template_id ?? '')).toEqual(before);
});

test('pages a batch made are removed, and its keywords are free again', async () => {
  const batch = await planBatch(program, { keywords: 'made to go\nmade to leave' });
  await generateBatch(program, batch.id);
  expect(await program.call('GET', `/api/batches/${batch.id}/revert-preview`)).toMatchObject({
    removed_pages: 6,
    restored_pages: 0,
    edited_pages: 0,
    kept_pages: 0,
    redirects: 0,
  });
  const reverted = await revert(batch.id);
  expect(reverted).toMatchObject({
    status: 'cancelled',
    total_completed: 0,
    total_planned: 0,
    total_skipped: 6,
    can_revert: false,
    can_resume: false,
    notice: 'Reverted. Pages removed: 6. Pages put back as they were: 0.',
  });
  expect(await pages(batch.template_id ?? '')).toEqual([]);
  expect(await program.call('GET', '/api/keyword-usage?search=made to')).toMatchObject({ items: [] });
  const again = await planBatch(program, { template_id: batch.template_id, keywords: 'made to go' });
  expect(again.total_planned).toBe(3);
});

test('pages a batch changed are exactly as before', async () => {
  const template = await createTemplate(program);
  const made = await planBatch(program, { template_id: template.id, keywords: 'changed' });
  await generateBatch(program, made.id);
  const before = await pages(template.id);
  await changeTemplate(template.id, 'New title for {{city}}');
  const update = await planBatch(program, {
    template_id: template.id,
    keywords: 'changed',
    update_existing: true,
  });
  await generateBatch(program, update.id);
  expect(await pages(template.id)).not.toEqual(before);
  expect(await program.call('GET', `/api/batches/${update.id}/revert-preview`)).toMatchObject({
    removed_pages: 0,
    restored_pages: 3,
    sample: [{ change: 'restored' }, { change: 'restored' }, { change: 'restored' }],
  });
  await revert(update.id);
  expect(await pages(template.id)).toEqual(before);
});

test('pages whose former template is deleted stay as the batch made them', async () => {
  const former = await createTemplate(program);
  const made = await planBatch(program, { template_id: former.id, keywords: 'left behind' });
  await generateBatch(program, made.id);
  const template = await createTemplate(program, { title_template: 'Taken over in {{city}}' });
  const update = await planBatch(program, {
    template_id: template.id,
    keywords: 'left behind',
    update_existing: true,
  });
  await generateBatch(program, update.id);
  const taken = await pages(template.id);
  expect(taken).toHaveLength(3);
  await program.call('DELETE', `/api/templates/${former.id}`);
  expect((await revert(update.id)).notice).toContain(
    'Unchanged because their former template is deleted: 3.',
  );
  expect(await pages(template.id)).toEqual(taken);
});

test('reverting two changes in either order restores the original', async () => {
  const template = await createTemplate(program);
  const made = await planBatch(program, { template_id: template.id, keywords: 'in any order' });
  await generateBatch(program, made.id);
  const before = await pages(template.id);
  const updates: Batch[] = [];
  for (const title of ['First {{city}}', 'Second {{city}}']) {
    await changeTemplate(template.id, title);
    const update = await planBatch(program, {
      template_id: template.id,
      keywords: 'in any order',
      update_existing: true,
    });
    updates.push(await generateBatch(program, update.id));
  }
  const [first, second] = updates;
  const latest = await pages(template.id);
  expect(await program.call('GET', `/api/batches/${first?.id}/revert-preview`)).toMatchObject({
    restored_pages: 0,
    kept_pages: 3,
  });
  expect((await revert(first?.id ?? '')).notice).toContain(
    'Unchanged because a later batch changed them: 3.',
  );
  expect(await pages(template.id)).toEqual(latest);
  await revert(second?.id ?? '');
  expect(await pages(template.id)).toEqual(before);
});

test('a page edited since is counted, so that users know what they lose', async () => {
  const batch = await planBatch(program, { locations: 'Miami, FL', keywords: 'edited since' });
  await generateBatch(program, batch.id);
  const [page] = await pages(batch.template_id ?? '');
  await program.call<Page>('PATCH', `/api/pages/${page?.id}`, { status: 'draft' });
  expect(await program.call('GET', `/api/batches/${batch.id}/revert-preview`)).toMatchObject({
    removed_pages: 1,
    edited_pages: 1,
  });
});

test('a batch that made nothing, or was reverted, can’t be reverted', async () => {
  const batch = await planBatch(program, { locations: 'Miami, FL', keywords: 'nothing made' });
  const ask = async () => {
    const reply = await program.request('POST', `/api/batches/${batch.id}/revert`, {
      cookie: program.cookie,
    });
    return { status: reply.status, message: (await reply.json()).error?.message };
  };
  expect(await ask()).toEqual({
    status: 409,
    message: 'Batch has made no pages. Nothing to revert.',
  });
  await generateBatch(program, batch.id);
  await revert(batch.id);
  expect(await ask()).toEqual({ status: 409, message: 'Batch is reverted already' });
});
