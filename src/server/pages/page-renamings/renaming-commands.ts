import { v7 as uuidv7 } from 'uuid';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { PageFilter } from '../../../contract/pages/page-filter.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { getTemplate } from '../../templates/templates/queries.ts';
import { changePagesJobName } from '../page-changes/change-pages.job.ts';
import { freezeFilter, freezeIds } from '../page-changes/part-queries.ts';
import { presentChange } from '../page-changes/present-change.ts';
import { getChange, insertChange, lockChange } from '../page-changes/queries.ts';
import { findFilter } from '../pages/list-queries.ts';
import { requireNoRenaming, startRenaming } from './queries.ts';

interface RenamingParts {
  readonly database: Database;
  readonly queue: JobQueue;
}
export interface CheckParts extends RenamingParts {
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

/** Stores the pages, and has the job check every address. Renames nothing yet. */
export async function checkRenaming(
  { database, queue, requireBatch }: CheckParts,
  { template_id, batch_id, filter, except_ids = [], ids, url_pattern }: Options,
  userId: string | null,
): Promise<PageChange> {
  return database.kysely.transaction().execute(async trx => {
    if (template_id) await getTemplate(trx, template_id);
    if (batch_id) await requireBatch(trx, batch_id);
    await requireNoRenaming(trx);
    const id = uuidv7();
    const asked = filter ?? (batch_id ? { generation_batch_id: batch_id } : { template_id });
    await insertChange(trx, {
      id,
      action: 'rename',
      status: 'checking',
      undoes: null,
      filter: ids ? null : asked,
      redirect_to: null,
      url_pattern,
      created_by: userId,
    });
    await (ids ? freezeIds(trx, id, ids) : freezeFilter(trx, id, await findFilter(trx, asked), except_ids));
    await queue.send(trx, changePagesJobName, { change_id: id });
    return presentChange(await getChange(trx, id));
  });
}

/** Has the job rename the pages whose addresses were checked. */
export async function applyRenaming({ database, queue }: RenamingParts, id: string): Promise<PageChange> {
  return database.kysely.transaction().execute(async trx => {
    await lockChange(trx, id);
    const change = presentChange(await getChange(trx, id));
    if (change.status !== 'checked') throw conflict('Only addresses that were checked can be given.');
    const pages = change.total_pages - change.unchanged_pages - change.problem_count - change.missing_pages;
    if (pages === 0) throw conflict('None of these pages would get another address.');
    await requireNoRenaming(trx);
    await startRenaming(trx, id);
    await writeActivity(trx, {
      action: 'renamed',
      noun: 'pages',
      id,
      name: change.url_pattern ?? '',
      after: { pages },
    });
    await queue.send(trx, changePagesJobName, { change_id: id });
    return presentChange(await getChange(trx, id));
  });
}

const conflict = (message: string) => new AppError('conflict', message, { reason: 'renaming' });
