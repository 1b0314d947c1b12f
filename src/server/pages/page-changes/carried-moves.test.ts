import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, templateInput } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { Outdated } from '../../../contract/pages/page-moves.ts';
import { readMigrationTexts } from '../../platform/db/migrate.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await program.database.pool.query(formerTables);
});
afterAll(() => program.stop());

/** The database as the version before had it. */
const formerTables = `
  alter table page_changes drop column to_version_id, drop column batch_id, drop column conflict_count;
  create table page_moves (
    id uuid primary key,
    template_id uuid not null references landing_page_templates (id) on delete cascade,
    to_version_id uuid not null references template_versions (id) on delete cascade,
    undoes uuid references page_moves (id) on delete set null,
    page_ids uuid[],
    status text not null default 'moving',
    total_pages integer not null,
    moved_pages integer not null default 0,
    conflict_count integer not null default 0,
    moved_through uuid not null default '00000000-0000-0000-0000-000000000000',
    notice text,
    created_by uuid references auth_users (id) on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    completed_at timestamptz,
    generation_batch_id uuid
  )`;

const ask = async <Row>(text: string, values: unknown[]): Promise<Row[]> =>
  (await program.database.pool.query(text, values)).rows as Row[];

/** A template with six pages on version 1 of two. */
async function templateWithPages(name: string): Promise<string> {
  const input = templateInput({ title_template: `${name} {{city}}` });
  const { id } = await createTemplate(program, input);
  const batch = await planBatch(program, { template_id: id, keywords: `${name} one\n${name} two` });
  await generateBatch(program, batch.id);
  await program.call('PUT', `/api/templates/${id}`, { ...input, title_template: `New ${name} {{city}}` });
  return id;
}

interface FormerMove {
  readonly status: 'moving' | 'completed';
  readonly moved: number;
  readonly undoes?: string;
  readonly pageIds?: readonly string[];
}

async function insertMove(
  templateId: string,
  { status, moved, undoes, pageIds }: FormerMove,
): Promise<string> {
  const id = uuid();
  await ask(
    `insert into page_moves (id, template_id, to_version_id, undoes, page_ids, status, total_pages, moved_pages)
     select $1, template_id, id, $3, $4, $5, 6, $6 from template_versions where template_id = $2 and number = 2`,
    [id, templateId, undoes ?? null, pageIds ?? null, status, moved],
  );
  return id;
}

/** Pages from this place on, as a former move or its undoing left them. */
async function leavePages(templateId: string, moveId: string, at: { version: 1 | 2; from: number }) {
  await ask(
    `update generated_landing_pages g set moved_by = $2, moved_from = g.template_version_id, template_version_id = v.id
     from template_versions v where v.template_id = $1 and v.number = $3 and g.id in (
       select id from generated_landing_pages where template_id = $1 order by id offset $4)`,
    [templateId, moveId, at.version, at.from],
  );
}

const ended = (id: string): Promise<PageChange> =>
  until(
    () => program.call<PageChange>('GET', `/api/pages/changes/${id}`),
    ({ status }) => status !== 'running',
  );
const outdated = (id: string): Promise<Outdated> => program.call('GET', `/api/templates/${id}/outdated`);
const undo = async (id: string) =>
  ended((await program.call<PageChange>('POST', `/api/pages/changes/${id}/undo`)).id);

test('moves of the version before are carried over: finished ones can be undone, running ones continue', async () => {
  const finished = await templateWithPages('finished');
  const done = await insertMove(finished, { status: 'completed', moved: 6 });
  await leavePages(finished, done, { version: 2, from: 0 });

  const begun = await templateWithPages('begun');
  const running = await insertMove(begun, { status: 'moving', moved: 3 });
  await leavePages(begun, running, { version: 2, from: 3 });

  const goingBack = await templateWithPages('going back');
  const undone = await insertMove(goingBack, { status: 'completed', moved: 6 });
  await leavePages(goingBack, undone, { version: 2, from: 0 });
  const undoing = await insertMove(goingBack, { status: 'moving', moved: 2, undoes: undone });
  await leavePages(goingBack, undoing, { version: 1, from: 4 });

  const chosen = await templateWithPages('chosen');
  const pageIds = await ask<{ id: string }>(
    'select id from generated_landing_pages where template_id = $1 order by id limit 2',
    [chosen],
  );
  const ofChosen = await insertMove(chosen, {
    status: 'moving',
    moved: 0,
    pageIds: pageIds.map(row => row.id),
  });

  const migration = (await readMigrationTexts()).find(({ name }) => name.startsWith('0120'));
  await program.database.pool.query(migration?.text ?? '');
  await program.queue.resume();

  expect(await outdated(finished)).toMatchObject({
    last_move: { id: done, status: 'completed', changed_pages: 6, to_version: 2, can_undo: true },
  });
  expect(await undo(done)).toMatchObject({ status: 'completed', changed_pages: 6 });
  expect((await outdated(finished)).versions).toEqual([{ number: 1, page_count: 6 }]);

  expect(await ended(running)).toMatchObject({ status: 'completed', changed_pages: 6, total_pages: 6 });
  expect((await outdated(begun)).versions).toEqual([{ number: 2, page_count: 6 }]);
  expect(await undo(running)).toMatchObject({ changed_pages: 6 });
  expect((await outdated(begun)).versions).toEqual([{ number: 1, page_count: 6 }]);

  expect(await ended(undoing)).toMatchObject({ status: 'completed', changed_pages: 6, total_pages: 6 });
  expect((await outdated(goingBack)).versions).toEqual([{ number: 1, page_count: 6 }]);
  expect(await ended(undone)).toMatchObject({ can_undo: false, is_undone: true });

  expect(await ended(ofChosen)).toMatchObject({ status: 'completed', changed_pages: 2 });
  expect((await outdated(chosen)).versions).toEqual([
    { number: 2, page_count: 2 },
    { number: 1, page_count: 4 },
  ]);
});
