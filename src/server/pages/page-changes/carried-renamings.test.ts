import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import { readMigrationTexts } from '../../platform/db/migrate.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await program.database.pool.query(formerTables);
});
afterAll(() => program.stop());

/** The database as the version before had it. */
const formerTables = `
  alter table page_changes drop column url_pattern, drop column problem_count,
    drop constraint page_changes_action_check, drop constraint page_changes_status_check,
    add constraint page_changes_action_check check (action <> 'rename'),
    add constraint page_changes_status_check check (status in ('running', 'completed', 'cancelled'));
  drop table page_change_slugs;
  create table page_renamings (
    id uuid primary key,
    template_id uuid references landing_page_templates (id) on delete cascade,
    generation_batch_id uuid,
    url_pattern text not null,
    undoes uuid references page_renamings (id) on delete set null,
    status text not null default 'checking',
    checked_pages integer not null default 0,
    same_pages integer not null default 0,
    problem_count integer not null default 0,
    renamed_pages integer not null default 0,
    through uuid not null default '00000000-0000-0000-0000-000000000000',
    notice text,
    created_by uuid references auth_users (id) on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    completed_at timestamptz,
    filter jsonb,
    page_ids uuid[],
    except_ids uuid[]
  );
  create table page_renaming_slugs (
    renaming_id uuid not null references page_renamings (id) on delete cascade,
    page_id uuid not null,
    from_slug text not null,
    to_slug text not null,
    problem text,
    is_renamed boolean not null default false,
    primary key (renaming_id, page_id)
  );
  create unique index page_renaming_slugs_to_idx on page_renaming_slugs (renaming_id, to_slug) where problem is null;
  create index page_renaming_slugs_problem_idx on page_renaming_slugs (renaming_id, page_id) where problem is not null`;

const ask = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await program.database.pool.query(text, values)).rows as Row[];

/** A template with six pages. */
async function templateWithPages(keyword: string): Promise<string> {
  const { id } = await createTemplate(program);
  const batch = await planBatch(program, { template_id: id, keywords: `${keyword} one\n${keyword} two` });
  await generateBatch(program, batch.id);
  return id;
}

interface FormerRenaming {
  readonly status: 'checking' | 'checked' | 'renaming' | 'completed';
  /** The number of its six pages that were renamed. */
  readonly renamed: number;
  readonly undoes?: string;
}

async function insertRenaming(
  templateId: string,
  { status, renamed, undoes }: FormerRenaming,
): Promise<string> {
  const id = uuid();
  await ask(
    `insert into page_renamings (id, template_id, url_pattern, undoes, status, checked_pages, renamed_pages)
     values ($1, $2, 'new-keyword-city-state', $3, $4, 6, $5)`,
    [id, templateId, undoes ?? null, status, renamed],
  );
  await ask(
    `insert into page_renaming_slugs (renaming_id, page_id, from_slug, to_slug, is_renamed)
     select $1, id, slug, case when $3 then substr(slug, 5) else 'new-' || slug end, row_number() over (order by id) <= $4
     from generated_landing_pages where template_id = $2`,
    [id, templateId, undoes !== undefined, renamed],
  );
  await ask(
    `update generated_landing_pages g set slug = s.to_slug
     from page_renaming_slugs s where s.renaming_id = $1 and s.page_id = g.id and s.is_renamed`,
    [id],
  );
  return id;
}

const ended = (id: string): Promise<PageChange> =>
  until(
    () => program.call<PageChange>('GET', `/api/pages/changes/${id}`),
    ({ status }) => status !== 'running',
  );
const undo = async (id: string) =>
  ended((await program.call<PageChange>('POST', `/api/pages/changes/${id}/undo`)).id);
const countNew = async (templateId: string): Promise<number | undefined> => {
  const rows = await ask<{ count: number }>(
    `select count(*)::int as count from generated_landing_pages where template_id = $1 and slug like 'new-%'`,
    [templateId],
  );
  return rows[0]?.count;
};

test('renamings of the version before are carried over: finished ones can be undone, running ones continue', async () => {
  const finished = await templateWithPages('finished');
  const done = await insertRenaming(finished, { status: 'completed', renamed: 6 });

  const begun = await templateWithPages('begun');
  const running = await insertRenaming(begun, { status: 'renaming', renamed: 2 });

  const goingBack = await templateWithPages('going back');
  const undone = await insertRenaming(goingBack, { status: 'completed', renamed: 6 });
  const undoing = await insertRenaming(goingBack, { status: 'renaming', renamed: 4, undoes: undone });

  const waiting = await templateWithPages('waiting');
  const checked = await insertRenaming(waiting, { status: 'checked', renamed: 0 });
  const checking = await insertRenaming(waiting, { status: 'checking', renamed: 0 });

  const migration = (await readMigrationTexts()).find(({ name }) => name.startsWith('0121'));
  await program.database.pool.query(migration?.text ?? '');
  await program.queue.resume();

  expect(await ended(running)).toMatchObject({ status: 'completed', changed_pages: 6, done_pages: 6 });
  expect(await countNew(begun)).toBe(6);
  expect(await ended(undoing)).toMatchObject({ status: 'completed', changed_pages: 6, done_pages: 6 });
  expect(await countNew(goingBack)).toBe(0);
  expect(await ended(undone)).toMatchObject({ can_undo: false, is_undone: true });
  expect(await ended(checking)).toMatchObject({ status: 'cancelled', can_undo: false });

  expect(await ended(done)).toMatchObject({ status: 'completed', changed_pages: 6, can_undo: true });
  expect(await undo(done)).toMatchObject({ status: 'completed', changed_pages: 6, problem_count: 0 });
  expect(await countNew(finished)).toBe(0);
  expect(await undo(running)).toMatchObject({ changed_pages: 6 });
  expect(await countNew(begun)).toBe(0);

  expect(await ended(checked)).toMatchObject({ status: 'checked', total_pages: 6 });
  await program.call('POST', `/api/page-renamings/${checked}/apply`);
  expect(await ended(checked)).toMatchObject({ status: 'completed', changed_pages: 6 });
  expect(await countNew(waiting)).toBe(6);
});
