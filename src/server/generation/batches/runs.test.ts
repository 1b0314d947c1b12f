import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createBatch,
  createTemplate,
  generateBatch,
  openLikenessGate,
  planBatch,
  templateInput,
  towns,
  waitForBatch,
} from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { FailureReasons } from '../../../contract/generation/batch-reports.ts';
import type { Batch } from '../../../contract/generation/batches.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
});
afterAll(() => program.stop());

const failureReasonsOf = async (id: string) =>
  (await program.call<FailureReasons>('GET', `/api/batches/${id}/failure-reasons`)).failure_reasons;
const sql = (text: string, values: unknown[] = []) => program.database.pool.query(text, values);
const refused = async (method: string, path: string, body?: unknown) => {
  const reply = await program.request(method, path, { cookie: program.cookie, body });
  return { status: reply.status, message: (await reply.json()).error?.message as string };
};
const countPages = async (batch: Batch) => {
  const { rows } = await sql(
    'select count(*)::int as n from generated_landing_pages where template_id = $1',
    [batch.template_id],
  );
  return rows[0].n as number;
};
const gone = (id: string) =>
  expect
    .poll(async () => (await program.request('GET', `/api/batches/${id}`, { cookie: program.cookie })).status)
    .toBe(404);
const rowsLeft = async (id: string) => {
  const { rows } = await sql(
    `select (select count(*)::int from bulk_generation_plans where generation_batch_id = $1) as plans,
            (select count(*)::int from page_snapshots where generation_batch_id = $1) as snapshots`,
    [id],
  );
  return rows[0];
};

describe.each([true, false])('single pages that fail, high performance %s', high_performance => {
  test('cost only themselves, are grouped by reason, and a retry makes only those', async () => {
    const template = await createTemplate(program, { title_template: '{{nick}}' });
    const keyword = `fails ${high_performance}`;
    await sql(`alter table generated_landing_pages add constraint no_tampa
               check (field_values ->> 'city' <> 'Tampa') not valid`);
    const { id } = await planBatch(program, {
      template_id: template.id,
      locations: 'Miami, FL\nOrlando, FL\nTampa, FL\nJupiter, FL\nStuart, FL',
      keywords: `${keyword}\n${keyword} too`,
      url_pattern: 'keyword-city-state-more',
      field_values: { nick: 'A name', more: 'm' },
      location_values: [
        { city: 'Orlando', state: 'FL', field_values: { more: 'x'.repeat(150) } },
        { city: 'Stuart', state: 'FL', field_values: { nick: '{|}' } },
      ],
      high_performance,
    });
    const done = await generateBatch(program, id);
    expect(done).toMatchObject({
      status: 'completed',
      total_planned: 10,
      total_completed: 6,
      total_failed: 4,
      can_retry: true,
    });
    const reasons = await failureReasonsOf(id);
    expect(new Map(reasons.map(({ message, count }) => [message, count]))).toEqual(
      new Map([
        ['The title comes out empty', 2],
        [expect.stringMatching(/^The database refuses this page: .*no_tampa/), 2],
      ]),
    );
    for (const reason of reasons) {
      expect(reason.status).toBe('failed');
      expect(reason.advice).toMatch(/\.$/);
      expect(reason.examples).toHaveLength(2);
    }

    await sql('alter table generated_landing_pages drop constraint no_tampa');
    const before = await sql('select id from generated_landing_pages where generation_batch_id = $1', [id]);
    await program.call('POST', `/api/batches/${id}/retry`);
    const again = await waitForBatch(program, id, one => one.status === 'completed');
    expect(again).toMatchObject({ total_planned: 10, total_completed: 8, total_failed: 2 });
    const after = await sql('select id from generated_landing_pages where generation_batch_id = $1', [id]);
    expect(after.rows).toHaveLength(8);
    expect(after.rows).toEqual(expect.arrayContaining(before.rows));
    expect((await failureReasonsOf(id)).map(reason => reason.count)).toEqual([2]);
  });
});

test('a large chunk with a few refused pages loses only those', async () => {
  await sql(`alter table generated_landing_pages add constraint no_some
             check (slug not like 'many-town-aab-%' and slug not like 'many-town-bbb-%') not valid`);
  const batch = await planBatch(program, { locations: towns(3_000), keywords: 'many' });
  const done = await generateBatch(program, batch.id);
  await sql('alter table generated_landing_pages drop constraint no_some');
  expect(done).toMatchObject({ total_completed: 2_998, total_failed: 2, total_skipped: 0 });
  expect(await countPages(batch)).toBe(2_998);
});

test('a retry without failed pages is refused with a message that says so', async () => {
  const batch = await planBatch(program, { locations: 'Miami, FL', keywords: 'all well' });
  expect((await refused('POST', `/api/batches/${batch.id}/retry`)).message).toBe(
    'No page of this batch has failed. Nothing to retry.',
  );
});

test('skipped plans are listed with advice', async () => {
  const first = await planBatch(program, { locations: 'Miami, FL', keywords: 'taken' });
  await generateBatch(program, first.id);
  const second = await planBatch(program, {
    locations: 'Miami, FL',
    keywords: 'taken\n搬家',
    url_pattern: 'keyword',
  });
  const third = await planBatch(program, { locations: 'Miami, FL', keywords: 'taken' });
  expect((await failureReasonsOf(second.id)).map(reason => reason.message)).toEqual([
    expect.stringContaining('The address would be empty'),
  ]);
  expect(await failureReasonsOf(third.id)).toMatchObject([
    { status: 'skipped', message: 'Page already exists', count: 1, examples: [{ slug: 'taken-miami-fl' }] },
  ]);
});

test('failure reasons are distinguished by their codes alone', async () => {
  const { id } = await planBatch(program, {
    locations: 'Miami, FL\nTampa, FL\nOcala, FL',
    keywords: 'codes',
  });
  const set = (index: number, code: string, message: string) =>
    sql(
      `update bulk_generation_plans set status = 'skipped', failure_code = $3, error_message = $4
       where generation_batch_id = $1 and id = $2`,
      [id, index, code, message],
    );
  await set(0, 'page-exists', 'Page already exists');
  await set(1, 'page-exists', 'Page already exists, in other words');
  await set(2, 'other', 'Page already exists');
  await sql('update generation_batches set total_skipped = 3 where id = $1', [id]);
  expect(await failureReasonsOf(id)).toMatchObject([
    { message: 'Page already exists', count: 2, advice: expect.stringContaining('Update Existing Plans') },
    { message: 'Page already exists', count: 1, advice: 'Nothing to do.' },
  ]);
});

test('zero bytes and lone surrogates in pasted texts are dropped, without an error', async () => {
  const batch = await planBatch(program, {
    locations: 'Mi\0ami, FL',
    keywords: 'odd\0 bytes\ud800',
    field_values: { note: 'a\0b' },
  });
  expect(await generateBatch(program, batch.id)).toMatchObject({ total_completed: 1 });
});

describe('deleting a batch', () => {
  test('keeps its pages unless they are to be reverted', async () => {
    const batch = await planBatch(program, { keywords: 'kept' });
    await generateBatch(program, batch.id);
    await program.call('DELETE', `/api/batches/${batch.id}`);
    await gone(batch.id);
    expect(await countPages(batch)).toBe(3);
  });

  test('reverts the pages it made first, and leaves nothing of itself', async () => {
    const batch = await planBatch(program, { keywords: 'not kept' });
    await generateBatch(program, batch.id);
    await program.call('DELETE', `/api/batches/${batch.id}?pages=revert`);
    await gone(batch.id);
    expect(await countPages(batch)).toBe(0);
    expect(await rowsLeft(batch.id)).toEqual({ plans: 0, snapshots: 0 });
  });

  test('restores the pages it changed', async () => {
    const template = await createTemplate(program);
    const made = await planBatch(program, { template_id: template.id, keywords: 'changed then deleted' });
    await generateBatch(program, made.id);
    const read = async () =>
      (await sql('select * from generated_landing_pages where template_id = $1 order by id', [template.id]))
        .rows;
    const before = await read();
    await program.call(
      'PUT',
      `/api/templates/${template.id}`,
      templateInput({ title_template: 'Other {{city}}' }),
    );
    const update = await planBatch(program, {
      template_id: template.id,
      keywords: 'changed then deleted',
      update_existing: true,
    });
    await generateBatch(program, update.id);
    expect(await read()).not.toEqual(before);
    await program.call('DELETE', `/api/batches/${update.id}?pages=revert`);
    await gone(update.id);
    expect(await read()).toEqual(before);
    expect(await rowsLeft(update.id)).toEqual({ plans: 0, snapshots: 0 });
  });

  test.each([true, false])(
    'while it generates, with its pages, high performance %s',
    async high_performance => {
      const batch = await planBatch(program, {
        locations: towns(1_200),
        keywords: Array.from({ length: 20 }, (_, n) => `under way ${high_performance} ${n}`).join('\n'),
        high_performance,
      });
      await program.call('POST', `/api/batches/${batch.id}/approve`);
      await program.call('POST', `/api/batches/${batch.id}/generate`);
      if (high_performance) await waitForBatch(program, batch.id, one => one.total_completed > 0);
      await program.call('DELETE', `/api/batches/${batch.id}?pages=revert`);
      await gone(batch.id);
      expect(await countPages(batch)).toBe(0);
      expect(await rowsLeft(batch.id)).toEqual({ plans: 0, snapshots: 0 });
    },
  );

  test('while it generates, without: existing pages stay and no more follow', async () => {
    const batch = await planBatch(program, {
      locations: towns(1_200),
      keywords: Array.from({ length: 20 }, (_, n) => `let go ${n}`).join('\n'),
    });
    await program.call('POST', `/api/batches/${batch.id}/approve`);
    await program.call('POST', `/api/batches/${batch.id}/generate`);
    await waitForBatch(program, batch.id, one => one.total_completed > 0);
    await program.call('DELETE', `/api/batches/${batch.id}`);
    await expect.poll(async () => (await rowsLeft(batch.id)).plans).toBe(0);
    const made = await countPages(batch);
    expect([0, 250]).toContain(made % 1_250); // whole chunks only: their sizes are multiples of 1,250, the last one's is 5,250
  });
});

describe('a template deleted under a batch', () => {
  test('that is being planned or generated is refused, with what to do', async () => {
    const batch = await createBatch(program, { keywords: 'still planned' });
    await waitForBatch(program, batch.id, one => one.is_planned);
    await sql('update generation_batches set planned_at = null where id = $1', [batch.id]);
    expect(await refused('DELETE', `/api/templates/${batch.template_id}`)).toEqual({
      status: 409,
      message: 'A batch of this template is being planned or generated. Cancel it first.',
    });
    expect(await refused('POST', `/api/batches/${batch.id}/approve`)).toEqual({
      status: 409,
      message: 'Batch is still being planned. Approve it when planning is done.',
    });
  });

  test('that is planned or approved leaves a batch that says it can’t be generated', async () => {
    const planned = await planBatch(program, { keywords: 'only planned' });
    const approved = await planBatch(program, { keywords: 'approved' });
    await program.call('POST', `/api/batches/${approved.id}/approve`);
    for (const batch of [planned, approved])
      await program.call('DELETE', `/api/templates/${batch.template_id}`);
    for (const [id, verb] of [
      [planned.id, 'approve'],
      [approved.id, 'generate'],
    ]) {
      expect(await refused('POST', `/api/batches/${id}/${verb}`)).toEqual({
        status: 409,
        message: 'Batch has no associated template',
      });
      await program.call('DELETE', `/api/batches/${id}`);
    }
  });

  test('that has failed pages: a retry says that there is no template', async () => {
    const batch = await planBatch(program, { keywords: 'failed before', url_pattern: 'keyword-city-state' });
    await sql(`alter table generated_landing_pages add constraint no_miami
               check (field_values ->> 'city' <> 'Miami') not valid`);
    await generateBatch(program, batch.id);
    await sql('alter table generated_landing_pages drop constraint no_miami');
    await program.call('DELETE', `/api/templates/${batch.template_id}`);
    expect(await refused('POST', `/api/batches/${batch.id}/retry`)).toEqual({
      status: 409,
      message: 'Batch has no associated template',
    });
  });
});
