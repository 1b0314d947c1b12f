import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTemplate,
  generateBatch,
  openLikenessGate,
  planBatch,
  templateInput,
  towns,
  waitForBatch,
} from '../../../../test/factories.ts';
import { holdLocks, untilWaiting } from '../../../../test/held-locks.ts';
import { waitForIdleJobs } from '../../../../test/idle-jobs.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { BatchOutdated, Outdated, PageConflicts } from '../../../contract/pages/page-moves.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';
import type { Template } from '../../../contract/templates/templates.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
});
afterAll(() => program.stop());

const text = (description: string, benefit = 'Fair') => [
  { id: 'top', type: 'hero', title: 'Hello', content: { description, benefits: ['Quick', benefit] } },
];

/** A template with six pages on version 1, and then a version 2. */
async function templateWithPages(
  second: Record<string, unknown>,
): Promise<{ template: Template; pages: Page[] }> {
  const input = templateInput({ content_sections: text('About {{city}}.') });
  const template = await createTemplate(program, input);
  const keyword = `k${template.id.slice(-6)}`;
  const batch = await planBatch(program, {
    template_id: template.id,
    keywords: `${keyword} one\n${keyword} two`,
  });
  await generateBatch(program, batch.id);
  await program.call('PUT', `/api/templates/${template.id}`, { ...input, ...second });
  return { template, pages: await pagesOf(template) };
}

async function pagesOf({ id }: Template): Promise<Page[]> {
  const list = await program.call<{ items: PageRow[] }>('GET', `/api/pages?template_id=${id}`);
  return Promise.all(list.items.map(item => readPage(item.id)));
}

const readPage = (id: string): Promise<Page> => program.call('GET', `/api/pages/${id}`);
const outdated = (id: string): Promise<Outdated> => program.call('GET', `/api/templates/${id}/outdated`);
const conflicts = async (
  id: string,
  query = '',
): Promise<{ items: PageConflicts[]; next_cursor: string | null }> =>
  program.call('GET', `/api/templates/${id}/conflicts${query}`);
const edit = (
  page: Page,
  path: (string | number)[],
  words: string,
  section_id: string | null = 'top',
): Promise<Page> =>
  program.call('PATCH', `/api/pages/${page.id}`, {
    overrides: { revision: page.revision, set: [{ section_id, path, text: words }] },
  });

const moved = (move: PageChange): Promise<PageChange> =>
  until(
    () => program.call<PageChange>('GET', `/api/pages/changes/${move.id}`),
    ({ status }) => status !== 'running',
  );
const move = async (id: string): Promise<PageChange> =>
  moved(await program.call('POST', `/api/templates/${id}/moves`, {}));
const refused = async (path: string, body: object = {}) => {
  const reply = await program.request('POST', path, { cookie: program.cookie, body });
  return { status: reply.status, reason: (await reply.json()).error.reason };
};

describe('moving a template’s pages to its newest version', () => {
  test('takes every page along, keeps hand edits, and gives titles and content of the new version', async () => {
    const { template, pages } = await templateWithPages({
      title_template: 'New: {{city}}',
      content_sections: text('New about {{city}}.'),
    });
    const [first] = pages;
    if (!first) throw new Error('no pages');
    await edit(first, ['content', 'benefits', 0], 'Quicker');
    expect(await outdated(template.id)).toMatchObject({
      newest_version: 2,
      versions: [{ number: 1, page_count: 6 }],
      outdated_count: 6,
      edited_count: 1,
    });
    expect(await move(template.id)).toMatchObject({
      status: 'completed',
      changed_pages: 6,
      conflict_count: 0,
    });
    expect(await outdated(template.id)).toMatchObject({
      versions: [{ number: 2, page_count: 6 }],
      outdated_count: 0,
    });
    const now = await readPage(first.id);
    expect(now).toMatchObject({ template_version: 2, conflicts: [], override_count: 1 });
    expect(now.title).toBe(`New: ${first.field_values.city}`);
    expect(now.content_sections[0]?.content).toMatchObject({
      description: `New about ${first.field_values.city}.`,
      benefits: ['Quicker', 'Fair'],
    });
  });

  test('is undone page by page, to where each came from', async () => {
    const { template, pages: older } = await templateWithPages({ title_template: 'Two {{city}}' });
    const batch = await planBatch(program, {
      template_id: template.id,
      keywords: `k${template.id.slice(-6)} three`,
      locations: 'Ocala, FL\nMiami, FL',
    });
    await generateBatch(program, batch.id);
    const pages = await pagesOf(template);
    expect([older.length, pages.length]).toEqual([6, 8]);
    await program.call(
      'PUT',
      `/api/templates/${template.id}`,
      templateInput({ title_template: 'Three {{city}}' }),
    );
    const all = await move(template.id);
    expect(all).toMatchObject({ changed_pages: 8, total_pages: 8, to_version: 3 });
    const undone = await moved(await program.call('POST', `/api/pages/changes/${all.id}/undo`));
    expect(undone).toMatchObject({ status: 'completed', changed_pages: 8, undoes: all.id });
    expect((await outdated(template.id)).versions).toEqual([
      { number: 2, page_count: 2 },
      { number: 1, page_count: 6 },
    ]);
    const titles = await Promise.all(pages.map(async page => (await readPage(page.id)).title.split(' ')[0]));
    expect(titles.filter(title => title === 'Two')).toHaveLength(2);
    expect(await refused(`/api/pages/changes/${all.id}/undo`)).toEqual({
      status: 409,
      reason: 'nothing-to-undo',
    });
  });

  test('conflicts are exactly the edits whose text the template changed, before and after the move', async () => {
    const { template, pages } = await templateWithPages({
      content_sections: text('New about {{city}}.', 'Honest'),
    });
    const [a, b, c] = pages;
    if (!a || !b || !c) throw new Error('no pages');
    await edit(a, ['content', 'description'], 'My words');
    await edit(b, ['content', 'benefits', 0], 'Quicker');
    await edit(c, ['content', 'benefits', 1], 'Cheap');
    const forecast = (await conflicts(template.id)).items;
    expect(new Map(forecast.map(item => [item.page_id, item.is_outdated]))).toEqual(
      new Map([a, c].map(page => [page.id, true])),
    );
    expect((await move(template.id)).conflict_count).toBe(2);
    const { items } = await conflicts(template.id);
    expect(items.find(item => item.page_id === a.id)).toMatchObject({
      is_outdated: false,
      conflicts: [
        {
          section_title: 'Hello',
          base: `About ${a.field_values.city}.`,
          mine: 'My words',
          theirs: `New about ${a.field_values.city}.`,
        },
      ],
    });
    expect((await readPage(a.id)).content_sections[0]?.content).toMatchObject({ description: 'My words' });

    const kept = await edit(await readPage(a.id), ['content', 'description'], 'My words');
    expect(kept).toMatchObject({ conflicts: [], override_count: 1 });
    const resolved = await program.call('POST', `/api/templates/${template.id}/conflicts/resolve`, {
      choice: 'theirs',
    });
    expect(resolved).toEqual({ resolved_pages: 1, is_complete: true });
    expect((await readPage(c.id)).override_count).toBe(0);
    expect((await conflicts(template.id)).items).toEqual([]);
  });

  test('an edit of a text that is gone is a conflict, and keeping all keeps what can be kept', async () => {
    const { template, pages } = await templateWithPages({
      content_sections: [
        { id: 'top', type: 'hero', title: 'Other', content: { description: 'x', benefits: ['One'] } },
      ],
    });
    const [a, b] = pages;
    if (!a || !b) throw new Error('no pages');
    await edit(a, ['content', 'benefits', 1], 'Gone');
    await edit(b, ['title'], 'Mine');
    await move(template.id);
    const first = await conflicts(template.id, '?per_page=1');
    const rest = await conflicts(template.id, `?per_page=1&cursor=${first.next_cursor}`);
    const found = [...first.items, ...rest.items].flatMap(item => item.conflicts);
    expect(new Set(found.map(one => one.theirs))).toEqual(new Set(['Other', null]));
    await program.call('POST', `/api/templates/${template.id}/conflicts/resolve`, { choice: 'mine' });
    expect([(await readPage(a.id)).override_count, (await readPage(b.id)).override_count]).toEqual([0, 1]);
    expect((await readPage(b.id)).conflicts).toEqual([]);
  });

  test('a batch that updates existing pages keeps the title that was edited by hand', async () => {
    const { template, pages } = await templateWithPages({ title_template: 'Second {{city}}' });
    const miami = pages.find(page => page.field_values.city === 'Miami');
    if (!miami) throw new Error('no page');
    await edit(miami, ['title'], 'Mine stays', null);
    const batch = await planBatch(program, {
      template_id: template.id,
      keywords: miami.field_values.keyword,
      update_existing: true,
    });
    await generateBatch(program, batch.id);
    expect(await readPage(miami.id)).toMatchObject({ title: 'Mine stays', template_version: 2 });
  });

  test('refuses a second move, a move of nothing, and one of chosen pages', async () => {
    const { template } = await templateWithPages({});
    expect(await refused(`/api/templates/${template.id}/moves`)).toEqual({
      status: 409,
      reason: 'nothing-to-move',
    });
    expect(await refused(`/api/templates/${template.id}/moves`, { page_ids: [uuid()] })).toMatchObject({
      status: 400,
    });
    await program.database.pool.query(
      `insert into page_changes (id, action, to_version_id, total_pages)
       select gen_random_uuid(), 'move', id, 1 from template_versions where template_id = $1`,
      [template.id],
    );
    expect(await refused(`/api/templates/${template.id}/moves`)).toEqual({
      status: 409,
      reason: 'move-running',
    });
  });
});

test('a move that is stopped while a chunk waits keeps what came before, and another moves the rest', async () => {
  const template = await createTemplate(program, { title_template: 'One {{city}} {{keyword}}' });
  const batch = await planBatch(program, {
    template_id: template.id,
    locations: towns(600),
    keywords: Array.from({ length: 20 }, (_, n) => `cut off ${n}`).join('\n'),
  });
  await generateBatch(program, batch.id);
  await program.call(
    'PUT',
    `/api/templates/${template.id}`,
    templateInput({ title_template: 'Two {{city}}' }),
  );
  const { pool } = program.database;
  const release = await holdLocks(
    pool,
    `select from generated_landing_pages where id =
       (select id from generated_landing_pages where template_id = $1 order by id offset 5000 limit 1) for update`,
    [template.id],
  );
  const started = await program.call<PageChange>('POST', `/api/templates/${template.id}/moves`, {});
  expect(started.total_pages).toBe(12_000);
  await untilWaiting(pool, 'from generated_landing_pages');
  const cancelled = await program.call<PageChange>('POST', `/api/pages/changes/${started.id}/cancel`);
  expect(cancelled).toMatchObject({ status: 'cancelled', changed_pages: 5_000 });
  await release();
  await waitForIdleJobs(program, 'work-on-page-changes');
  expect((await outdated(template.id)).versions).toEqual([
    { number: 2, page_count: 5_000 },
    { number: 1, page_count: 7_000 },
  ]);
  expect((await move(template.id)).changed_pages).toBe(7_000);
  expect((await outdated(template.id)).versions).toEqual([{ number: 2, page_count: 12_000 }]);
});

describe('the pages of one batch', () => {
  test('are updated to the newest version, and no other batch’s; conflicts are listed, and it is undone', async () => {
    const input = templateInput({ content_sections: text('About {{city}}.') });
    const template = await createTemplate(program, input);
    const [one, other] = await Promise.all(
      ['mine', 'theirs'].map(async keywords => {
        const batch = await planBatch(program, { template_id: template.id, keywords });
        return generateBatch(program, batch.id);
      }),
    );
    if (!one || !other) throw new Error('no batches');
    const list = await program.call<{ items: PageRow[] }>('GET', `/api/pages?template_id=${template.id}`);
    for (const item of list.items) await edit(await readPage(item.id), ['content', 'description'], 'By hand');
    await program.call('PUT', `/api/templates/${template.id}`, {
      ...input,
      title_template: 'New {{city}}',
      content_sections: text('New about {{city}}.'),
    });
    const ofBatch = () => program.call<BatchOutdated>('GET', `/api/batches/${one.id}/outdated`);
    expect(await ofBatch()).toMatchObject({ newest_version: 2, outdated_count: 3, edited_count: 3 });
    const updated = await moved(await program.call('POST', `/api/batches/${one.id}/update`));
    expect(updated).toMatchObject({ changed_pages: 3, conflict_count: 3, batch_id: one.id });
    expect(await ofBatch()).toMatchObject({ outdated_count: 0, last_move: { id: updated.id } });
    expect((await outdated(template.id)).versions).toEqual([
      { number: 2, page_count: 3 },
      { number: 1, page_count: 3 },
    ]);
    const found = await program.call<{ items: PageConflicts[] }>('GET', `/api/batches/${one.id}/conflicts`);
    expect(found.items.map(item => item.slug.startsWith('mine'))).toEqual([true, true, true]);
    expect(await program.call('GET', `/api/batches/${one.id}`)).toMatchObject({ template_version: 2 });
    expect(await refused(`/api/batches/${one.id}/update`)).toMatchObject({ reason: 'nothing-to-move' });
    await moved(await program.call('POST', `/api/pages/changes/${updated.id}/undo`));
    expect((await outdated(template.id)).versions).toEqual([{ number: 1, page_count: 6 }]);
  });

  test('that an update batch changed are its too, and a batch under way is refused', async () => {
    const template = await createTemplate(program, { title_template: 'One {{city}}' });
    const made = await planBatch(program, { template_id: template.id, keywords: 'made once' });
    await generateBatch(program, made.id);
    const update = await planBatch(program, {
      template_id: template.id,
      keywords: 'made once',
      locations: 'Miami, FL',
      update_existing: true,
    });
    expect(await refused(`/api/batches/${update.id}/update`)).toMatchObject({ reason: 'batch-status' });
    await generateBatch(program, update.id);
    await program.call(
      'PUT',
      `/api/templates/${template.id}`,
      templateInput({ title_template: 'Two {{city}}' }),
    );
    const done = await moved(await program.call('POST', `/api/batches/${update.id}/update`));
    expect(done.changed_pages).toBe(1);
  });

  test('that failed are made from the newest version by a retry', async () => {
    const template = await createTemplate(program, { title_template: '{|}' });
    const batch = await planBatch(program, { template_id: template.id, keywords: 'untitled' });
    expect(await generateBatch(program, batch.id)).toMatchObject({ total_failed: 3, total_completed: 0 });
    await program.call(
      'PUT',
      `/api/templates/${template.id}`,
      templateInput({ title_template: 'In {{city}}' }),
    );
    await moved(await program.call('POST', `/api/batches/${batch.id}/update`));
    await program.call('POST', `/api/batches/${batch.id}/retry`);
    const again = await waitForBatch(program, batch.id, one => one.status === 'completed');
    expect(again).toMatchObject({ total_failed: 0, total_completed: 3 });
  });
});
