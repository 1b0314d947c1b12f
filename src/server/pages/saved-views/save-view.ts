import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { pageSortSchema } from '../../../contract/pages/page-filter.ts';
import type { SavedView, savedViewInputSchema } from '../../../contract/pages/saved-views.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { readStoredFilter } from '../pages/read-stored-filter.ts';
import {
  countOwn,
  deleteSavedView,
  insertSavedView,
  isNameTaken,
  listSavedViews,
  lockOwn,
  type SavedViewTable,
  updateSavedView,
} from './queries.ts';

type Input = z.output<typeof savedViewInputSchema>;

/** The most saved views of one person. */
const maxKept = 100;

export async function readSavedViews(db: Db, userId: string): Promise<SavedView[]> {
  return (await listSavedViews(db, userId)).map(row => presentView(row, userId));
}

export async function createView(db: Db, userId: string, input: Input): Promise<SavedView> {
  return db.transaction().execute(async trx => {
    if ((await countOwn(trx, userId)) >= maxKept) {
      throw new AppError('conflict', `You keep ${maxKept} views already. Delete one first.`, {
        reason: 'too-many-views',
      });
    }
    const id = uuidv7();
    if (!(await insertSavedView(trx, { id, userId, input }))) throw nameTaken();
    await record(trx, 'created', id, input.name);
    return presentView(await getOwn(trx, id, userId), userId);
  });
}

export async function changeView(
  db: Db,
  { id, userId, input }: { id: string; userId: string; input: Input },
): Promise<SavedView> {
  return db.transaction().execute(async trx => {
    await getOwn(trx, id, userId);
    if (await isNameTaken(trx, { id, userId, name: input.name })) throw nameTaken();
    await updateSavedView(trx, id, input);
    await record(trx, 'saved', id, input.name);
    return presentView(await getOwn(trx, id, userId), userId);
  });
}

export async function deleteView(db: Db, id: string, userId: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const view = await getOwn(trx, id, userId);
    await deleteSavedView(trx, id);
    await record(trx, 'deleted', id, view.name);
  });
}

async function getOwn(trx: Trx, id: string, userId: string): Promise<SavedViewTable> {
  const row = await lockOwn(trx, id, userId);
  if (!row) throw new AppError('not-found', 'View not found.', { reason: 'view-missing' });
  return row;
}

function record(trx: Trx, action: string, id: string, name: string): Promise<void> {
  return writeActivity(trx, { action, noun: 'saved-views', id, name });
}

function nameTaken(): AppError {
  const message = 'You have a view of this name already';
  return new AppError('conflict', message, {
    reason: 'name-taken',
    fields: [{ path: 'name', message }],
  });
}

function presentView(row: SavedViewTable, userId: string): SavedView {
  return {
    id: row.id,
    name: row.name,
    filter: readStoredFilter(row.filter),
    sort: pageSortSchema.parse(row.sort),
    is_shared: row.is_shared,
    is_mine: row.user_id === userId,
    created_by: row.email,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
