import { v7 as uuidv7 } from 'uuid';
import type { PageChange } from '../../../contract/pages/page-changes.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { lockTemplate } from '../../templates/templates/queries.ts';
import { requireVersionPlaceholders } from '../../templates/templates/version-placeholders.ts';
import { requireNewestVersion } from '../../templates/templates/version-queries.ts';
import { freezePages } from '../page-changes/part-queries.ts';
import { insertChange, isMoving } from '../page-changes/queries.ts';
import { type ChangeParts, storeChange } from '../page-changes/start-change.ts';
import { pagesOfOlderVersions } from './queries.ts';

interface NewMove {
  /** The id of the change. */
  readonly id: string;
  readonly templateId: string;
  /** Set: only the pages that this batch made or changed. */
  readonly batchId?: string;
  readonly userId: string | null;
}

/** Stores a move of all pages of a template to its newest version, and its job with it. */
export async function startMove(
  parts: ChangeParts,
  templateId: string,
  userId: string | null,
): Promise<PageChange> {
  const id = uuidv7();
  return storeChange(parts, id, async trx => {
    const { pages } = await freezeMove(trx, { id, templateId, userId });
    if (pages === 0) throw nothingToMove();
    return pages;
  });
}

/** Stores a change that moves pages to the newest version of their template, and locks the template. */
export async function freezeMove(
  trx: Trx,
  { id, templateId, batchId, userId }: NewMove,
): Promise<{ readonly versionId: string; readonly pages: number }> {
  await lockTemplate(trx, templateId);
  const version = await requireNewestVersion(trx, templateId);
  await requireVersionPlaceholders(trx, version.id, 'until then the pages stay');
  if (await isMoving(trx, templateId)) {
    throw new AppError(
      'conflict',
      'Pages of this template are being moved already. Wait for it, or stop it.',
      { reason: 'move-running' },
    );
  }
  await insertChange(trx, {
    id,
    action: 'move',
    undoes: null,
    filter: batchId ? null : { template_id: templateId },
    redirect_to: null,
    to_version_id: version.id,
    batch_id: batchId ?? null,
    created_by: userId,
  });
  const older = pagesOfOlderVersions(trx, { templateId, versionId: version.id, batchId });
  return { versionId: version.id, pages: await freezePages(trx, id, older) };
}

export function nothingToMove(): AppError {
  return new AppError('conflict', 'All of these pages are on that version already.', {
    reason: 'nothing-to-move',
  });
}
