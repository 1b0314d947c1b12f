import { v7 as uuid } from 'uuid';
import type { PageFilter } from '../../../contract/pages/page-filter.ts';
import type { PageRenaming } from '../../../contract/pages/page-renamings.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { getTemplate } from '../../templates/templates/queries.ts';
import { presentRenaming } from './present-renaming.ts';
import {
  getRenaming,
  insertRenaming,
  insertReversedSlugs,
  insertUndoing,
  isRunning,
  lockRenaming,
  lockRenamings,
  setRenamingStatus,
} from './queries.ts';

interface Parts {
  readonly db: Db;
  readonly queue: JobQueue;
}
export interface CheckParts extends Parts {
  /** Fails where there is no batch of this id. */
  readonly requireBatch: (db: Db, id: string) => Promise<unknown>;
}
interface Options {
  readonly template_id?: string | undefined;
  readonly batch_id?: string | undefined;
  readonly filter?: PageFilter | undefined;
  readonly except_ids?: readonly string[] | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly url_pattern: string;
}

export const renamingJob = 'rename-pages';

/** Stores the request and has a job check every address. Renames nothing yet. */
export async function checkRenaming(
  { db, queue, requireBatch }: CheckParts,
  { template_id, batch_id, filter, except_ids, ids, url_pattern }: Options,
  userId: string | null,
): Promise<PageRenaming> {
  return db.transaction().execute(async trx => {
    if (template_id) await getTemplate(trx, template_id);
    if (batch_id) await requireBatch(trx, batch_id);
    await refuseSecond(trx);
    const id = uuid();
    await insertRenaming(trx, {
      id,
      template_id: template_id ?? null,
      generation_batch_id: batch_id ?? null,
      filter: filter ? JSON.stringify(filter) : null,
      page_ids: ids ? [...new Set(ids)] : null,
      except_ids: except_ids ? [...new Set(except_ids)] : null,
      url_pattern,
      created_by: userId,
    });
    await queue.send(trx, renamingJob, { renaming_id: id });
    return presentRenaming(await getRenaming(trx, id));
  });
}

export async function applyRenaming({ db, queue }: Parts, id: string): Promise<PageRenaming> {
  return db.transaction().execute(async trx => {
    const row = await lockRenaming(trx, id);
    if (row.status !== 'checked') throw conflict('Only addresses that were checked can be given.');
    if (row.checked_pages === row.same_pages + row.problem_count) {
      throw conflict('None of these pages would get another address.');
    }
    await refuseSecond(trx);
    await setRenamingStatus(trx, id, 'renaming');
    await writeActivity(trx, {
      action: 'renamed',
      noun: 'pages',
      id,
      name: row.url_pattern,
      after: { pages: row.checked_pages - row.same_pages - row.problem_count },
    });
    await queue.send(trx, renamingJob, { renaming_id: id });
    return presentRenaming(await getRenaming(trx, id));
  });
}

export async function cancelRenaming({ db }: Pick<Parts, 'db'>, id: string): Promise<PageRenaming> {
  return db.transaction().execute(async trx => {
    const row = await lockRenaming(trx, id);
    if (row.status !== 'completed') await setRenamingStatus(trx, id, 'cancelled');
    return presentRenaming(await getRenaming(trx, id));
  });
}

/** Renames every page of a renaming back if its old address is free. The newer addresses redirect there. */
export async function undoRenaming(
  { db, queue }: Parts,
  id: string,
  userId: string | null,
): Promise<PageRenaming> {
  return db.transaction().execute(async trx => {
    const row = await lockRenaming(trx, id);
    if (!presentRenaming(row).can_undo) throw conflict('Nothing to undo.');
    await refuseSecond(trx);
    const undoing = uuid();
    await insertUndoing(trx, { id: undoing, undoes: id, created_by: userId });
    await insertReversedSlugs(trx, undoing, id);
    await writeActivity(trx, { action: 'undone', noun: 'pages', id, name: row.url_pattern });
    await queue.send(trx, renamingJob, { renaming_id: undoing });
    return presentRenaming(await getRenaming(trx, undoing));
  });
}

async function refuseSecond(trx: Db): Promise<void> {
  await lockRenamings(trx);
  if (await isRunning(trx)) throw conflict('Other pages are being renamed. Wait for that, or stop it.');
}

const conflict = (message: string) => new AppError('conflict', message, { reason: 'renaming' });
