import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateBatch, planBatch, waitForBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import { readMigrationTexts } from '../../platform/db/migrate.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const ask = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await program.database.pool.query(text, values)).rows as Row[];

async function make(keywords: string): Promise<Batch> {
  const { id } = await planBatch(program, { keywords });
  return generateBatch(program, id);
}

const isReverted = (batch: Batch) => batch.reverted_at !== null;

/** A batch of six pages of which a revert of the version before has deleted three. */
async function makeHalfReverted(): Promise<{ batch: Batch; changeId: string }> {
  const batch = await make('half one\nhalf two');
  await program.call('POST', `/api/batches/${batch.id}/revert`);
  await waitForBatch(program, batch.id, isReverted);
  const [change] = await ask<{ change_id: string }>(
    'select change_id from reverted_batches where batch_id = $1',
    [batch.id],
  );
  const changeId = change?.change_id ?? '';
  const back = await ask<{ id: string; slug: string }>(
    `insert into generated_landing_pages
     select (jsonb_populate_record(null::generated_landing_pages, row)).*
     from page_change_parts, jsonb_array_elements(deleted_rows) with ordinality as r (row, place)
     where change_id = $1 and place > 3 returning id, slug`,
    [changeId],
  );
  const ids = back.map(({ id }) => id);
  await ask(
    `update page_change_parts set
       changed_ids = (select array_agg(id order by id) from unnest(changed_ids) id where id <> all($2)),
       before_change = before_change[1:3], deleted_rows = deleted_rows - 5 - 4 - 3
     where change_id = $1`,
    [changeId, ids],
  );
  await ask(
    `update bulk_generation_plans p set status = 'completed', failure_code = null, error_message = null, generated_page_id = g.id
     from generated_landing_pages g where p.generation_batch_id = $1 and g.generation_batch_id = $1 and g.slug = p.slug`,
    [batch.id],
  );
  await ask(
    `update generation_batches set status = 'completed', reverted_at = null, notice = null, total_completed = 3,
       total_planned = 3, total_skipped = 3, reverting_at = (select created_at from page_changes where id = $2)
     where id = $1`,
    [batch.id, changeId],
  );
  await ask(`update page_changes set changed_pages = 3, done_pages = 3, total_pages = 3 where id = $1`, [
    changeId,
  ]);
  return { batch, changeId };
}

test('reverts of the version before are carried over: finished ones can be undone, running ones continue', async () => {
  const finished = await make('finished one\nfinished two');
  await program.call('POST', `/api/batches/${finished.id}/revert`);
  await waitForBatch(program, finished.id, isReverted);
  const half = await makeHalfReverted();
  const begun = await make('begun one\nbegun two');
  await ask(`update page_changes set action = 'delete', batch_id = null where action = 'revert'`);
  await ask('update generation_batches set reverting_at = now() where id = $1', [begun.id]);

  const migration = (await readMigrationTexts()).find(({ name }) => name.startsWith('0122'));
  await program.database.pool.query(
    `update page_changes c set batch_id = r.batch_id from reverted_batches r where r.change_id = c.id`,
  );
  await program.database.pool.query(migration?.text ?? '');
  await program.queue.resume();

  expect(await waitForBatch(program, begun.id, isReverted)).toMatchObject({
    total_completed: 0,
    total_skipped: 6,
    notice: 'Reverted. Pages removed: 6. Pages put back as they were: 0.',
  });
  expect(await waitForBatch(program, half.batch.id, isReverted)).toMatchObject({
    total_completed: 0,
    total_skipped: 6,
    notice: 'Reverted. Pages removed: 6. Pages put back as they were: 0.',
  });
  for (const { id } of [finished, half.batch, begun]) {
    const { items } = await program.call<{ items: PageChange[] }>('GET', `/api/pages/changes?batch_id=${id}`);
    expect(items).toMatchObject([{ action: 'revert', status: 'completed', changed_pages: 6 }]);
    expect(await program.call('POST', `/api/pages/changes/${items[0]?.id}/undo`)).toMatchObject({
      status: 'completed',
      changed_pages: 6,
    });
    expect(await program.call('GET', `/api/batches/${id}`)).toMatchObject({
      status: 'completed',
      total_completed: 6,
      total_skipped: 0,
    });
  }
});
