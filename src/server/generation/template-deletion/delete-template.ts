import { maxDeletedAtOnce, type TemplateDeletion } from '../../../contract/generation/template-deletion.ts';
import { presentChange } from '../../pages/page-changes/present-change.ts';
import { getChange } from '../../pages/page-changes/queries.ts';
import { startTemplateDeletion } from '../../pages/page-changes/start-template-deletion.ts';
import { countPages } from '../../pages/pages/queries.ts';
import { findPageBySlug } from '../../pages/pages/slug-queries.ts';
import { deletePagesOfTemplate } from '../../pages/pages/write-template-deletion.ts';
import { readDestination } from '../../pages/redirects/redirect-path.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { findDeletion, lockTemplateToDelete, templateMissing } from '../../templates/templates/queries.ts';
import { removeTemplate } from '../../templates/templates/remove-template.ts';
import { countOpenBatches } from '../batches/queries.ts';

interface DeletionOptions {
  /** The redirect target for visitors of its public pages; null: none; undefined: the most similar page. */
  readonly redirectTo?: string | null | undefined;
  readonly userId: string | null;
}

/**
 * Deletes a template, its versions and every page generated from it. A few thousand pages are deleted at once; more in
 * chunks, and the template with the last. A repeated call returns the running deletion.
 */
export async function deleteTemplate(
  { db, queue }: { readonly db: Db; readonly queue: JobQueue },
  id: string,
  { redirectTo, userId }: DeletionOptions,
): Promise<TemplateDeletion> {
  return db.transaction().execute(async trx => {
    const template = await lockTemplateToDelete(trx, id);
    if (!template) throw templateMissing();
    const running = await findDeletion(trx, id);
    if (running !== undefined) {
      return { deleted_pages: 0, change: presentChange(await getChange(trx, running)) };
    }
    await refuseOpenBatches(trx, id);
    await requireOtherPage(trx, id, redirectTo);
    const { published, draft, archived } = await countPages(trx, { template_id: id });
    const total = published + draft + archived;
    if (total > maxDeletedAtOnce) {
      const change = await startTemplateDeletion(trx, queue, { template, total, redirectTo, userId });
      return { deleted_pages: 0, change };
    }
    const pages = await deletePagesOfTemplate(trx, id, redirectTo);
    await removeTemplate(trx, template, { pages });
    return { deleted_pages: pages, change: null };
  });
}

async function refuseOpenBatches(trx: Trx, id: string): Promise<void> {
  if ((await countOpenBatches(trx, id)) === 0) return;
  throw new AppError('conflict', 'A batch of this template is being planned or generated. Cancel it first.', {
    reason: 'batch-running',
  });
}

/** Redirects must not lead to a page that is deleted too. */
async function requireOtherPage(trx: Trx, id: string, redirectTo: string | null | undefined): Promise<void> {
  if (typeof redirectTo !== 'string') return;
  const read = readDestination(redirectTo, null);
  const key = 'problem' in read ? null : read.key;
  const page = key === null ? undefined : await findPageBySlug(trx, key.slice(1));
  const problem =
    'problem' in read
      ? read.problem
      : page?.template_id === id
        ? 'That page is deleted with the template. Choose another.'
        : null;
  if (problem === null) return;
  throw new AppError('invalid', problem, {
    reason: 'redirect',
    fields: [{ path: 'redirect_to', message: problem }],
  });
}
