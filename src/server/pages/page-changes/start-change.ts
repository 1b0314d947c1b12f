import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { PageChange, pageChangeInputSchema } from '../../../contract/pages/page-changes.ts';
import { noRedirect } from '../../../contract/pages/pages.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Database, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { requireNoRenaming } from '../page-renamings/queries.ts';
import { findFilter } from '../pages/list-queries.ts';
import { requireMovePlaceholders, requirePagesPlaceholders } from '../pages/require-pages-placeholders.ts';
import { listPageFacts } from '../redirects/nearest-queries.ts';
import { readDestination } from '../redirects/redirect-path.ts';
import { changePagesJobName, finishInCall } from './change-pages.job.ts';
import type { BatchReversal } from './change-part.ts';
import { freezeChanged, freezeFilter, freezeIds } from './part-queries.ts';
import { presentChange } from './present-change.ts';
import { getChange, holdRevertedBatch, insertChange, lockChange, type NewChange } from './queries.ts';

/** The most pages that are changed before the call is answered. */
const maxInCall = 500;

export interface ChangeParts {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly reversal: BatchReversal;
}

type Options = z.output<typeof pageChangeInputSchema>;

/**
 * Stores a change with the very pages it is about, and its job with it. What arrives, or starts to match, later is not
 * taken along. The same id sent again (a second click, a repeated request) is the change that is there.
 */
export async function startChange(
  parts: ChangeParts,
  request: Options,
  userId: string | null,
): Promise<PageChange> {
  const db = parts.database.kysely;
  const id = request.id ?? uuidv7();
  const filter = request.filter && (await findFilter(db, request.filter));
  return storeChange(parts, id, async trx => {
    const isNew = await insertChange(trx, {
      id,
      action: request.action,
      undoes: null,
      filter: request.filter ?? null,
      redirect_to: request.redirect_to ?? null,
      created_by: userId,
    });
    if (!isNew) return null;
    const target = await targetOf(trx, request.redirect_to);
    const except = [...(request.except_ids ?? []), ...target];
    const ids = (request.ids ?? []).filter(one => !target.includes(one));
    const pages = requirePages(
      await (filter ? freezeFilter(trx, id, filter, except) : freezeIds(trx, id, ids)),
    );
    if (request.action === 'publish') await requirePagesPlaceholders(trx, { changeId: id });
    if (request.action === 'move') await requireMovePlaceholders(trx, id);
    return pages;
  });
}

/** The page that others are merged into: it stays, even where it was selected with them. */
async function targetOf(trx: Trx, redirectTo: string | undefined): Promise<string[]> {
  if (redirectTo === undefined || redirectTo === noRedirect) return [];
  const read = readDestination(redirectTo, null);
  if ('problem' in read) {
    throw new AppError('invalid', read.problem, {
      reason: 'redirect',
      fields: [{ path: 'redirect_to', message: read.problem }],
    });
  }
  const facts = read.key === null ? new Map() : await listPageFacts(trx, [read.key.slice(1)]);
  return [...facts.values()].map(page => page.id);
}

/** Stores a change that undoes another. */
export async function undoChange(
  parts: ChangeParts,
  undoes: string,
  userId: string | null,
): Promise<PageChange> {
  const id = uuidv7();
  return storeChange(parts, id, async trx => {
    await getChange(trx, undoes);
    await lockChange(trx, undoes);
    await holdRevertedBatch(trx, undoes);
    const row = await getChange(trx, undoes);
    const change = presentChange(row);
    if (!change.can_undo) throw cannotUndo(change, row.is_reverting);
    if (change.action === 'rename') await requireNoRenaming(trx);
    const undoing: NewChange = {
      id,
      action: change.action,
      undoes,
      filter: null,
      redirect_to: change.redirect_to,
      to_version_id: row.to_version_id,
      url_pattern: row.url_pattern,
      batch_id: row.batch_id,
      created_by: userId,
    };
    await insertChange(trx, undoing);
    return requirePages(await freezeChanged(trx, id, undoes));
  });
}

function requirePages(pages: number): number {
  if (pages > 0) return pages;
  throw new AppError('conflict', 'No page matches any more. Look at the list again.', {
    reason: 'nothing-selected',
  });
}

/**
 * Stores a change with its job, and does a small one before the call is answered. `freeze` answers how many pages there
 * are; null when the change was there before.
 */
export async function storeChange(
  { database, queue, reversal }: ChangeParts,
  id: string,
  freeze: (trx: Trx) => Promise<number | null>,
): Promise<PageChange> {
  const stored = await database.kysely.transaction().execute(async trx => {
    const pages = await freeze(trx);
    const change = presentChange(await getChange(trx, id));
    if (pages === null) return change;
    await writeActivity(trx, {
      action: change.undoes ? 'undid' : pastOf[change.action],
      noun: 'page-changes',
      id,
      name: `${pages.toLocaleString('en-US')} ${pages === 1 ? 'page' : 'pages'}`,
      after: {
        ...(change.undoes && { change: pastOf[change.action].replaceAll('-', ' ') }),
        ...(change.redirect_to && { redirect_to: change.redirect_to }),
      },
    });
    await queue.send(trx, changePagesJobName, { change_id: id });
    return change;
  });
  if (stored.status !== 'running' || stored.total_pages > maxInCall) return stored;
  await finishInCall(database, id, reversal);
  return presentChange(await getChange(database.kysely, id));
}

const pastOf = {
  publish: 'published',
  archive: 'archived',
  draft: 'made-drafts-of',
  noindex: 'hid-from-search-engines',
  index: 'showed-to-search-engines',
  move: 'moved-to-the-newest-version',
  rename: 'renamed',
  revert: 'reverted',
  delete: 'deleted',
} as const;

function cannotUndo(change: PageChange, isReverting: boolean): AppError {
  const message =
    change.status === 'running'
      ? 'The change is still being made. Stop it, or wait for it.'
      : isReverting
        ? 'The batch is being reverted. Wait until that is done.'
        : change.is_undone
          ? 'The change is undone already, or is just being undone.'
          : change.undoes
            ? 'This is an undoing itself. Make the change again instead.'
            : change.template !== null && change.status === 'completed'
              ? 'The template is deleted. Its pages can’t be restored without it.'
              : change.changed_pages === 0
                ? 'The change changed no page. Nothing to undo.'
                : 'Changes can be undone for 30 days. This one is older.';
  return new AppError('conflict', message, { reason: 'nothing-to-undo' });
}
