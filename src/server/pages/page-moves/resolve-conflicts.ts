import type { OverrideConflict } from '../../../contract/pages/overrides.ts';
import type { PageConflicts } from '../../../contract/pages/page-moves.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { editPage } from '../pages/edit-page.ts';
import { listConflicts } from './list-conflicts.ts';

type Choice = 'mine' | 'theirs';

/** Pages answered by one call. */
const maxPages = 2_000;

/**
 * Answers every conflict of the pages on the newest version: keeps or discards the hand edits. Pages that are being
 * edited are left for the next call.
 */
export async function resolveConflicts(
  db: Db,
  templateId: string,
  choice: Choice,
): Promise<{ resolved_pages: number; is_complete: boolean }> {
  let cursor: string | undefined;
  let resolved_pages = 0;
  let isUntouched = true;
  while (resolved_pages < maxPages) {
    const { items, next_cursor } = await listConflicts(db, templateId, { cursor, per_page: 100 });
    for (const item of items) {
      if (item.is_outdated) continue;
      if (await resolvePage(db, item, choice)) resolved_pages += 1;
      else isUntouched = false;
    }
    if (next_cursor === null) return { resolved_pages, is_complete: isUntouched };
    cursor = next_cursor;
  }
  return { resolved_pages, is_complete: false };
}

async function resolvePage(db: Db, page: PageConflicts, choice: Choice): Promise<boolean> {
  const isKept = ({ theirs }: OverrideConflict) => choice === 'mine' && theirs !== null;
  const set = page.conflicts
    .filter(isKept)
    .map(({ section_id, path, mine }) => ({ section_id, path, text: mine }));
  const remove = page.conflicts
    .filter(one => !isKept(one))
    .map(({ section_id, path }) => ({ section_id, path }));
  try {
    await editPage(db, page.page_id, { revision: page.revision, set, remove, remove_all: false });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
