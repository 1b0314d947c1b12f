import type { Outdated } from '../../../contract/pages/page-moves.ts';
import type { Db } from '../../platform/db/database.ts';
import { getTemplate } from '../../templates/templates/queries.ts';
import { findNewestVersion } from '../../templates/templates/version-queries.ts';
import { presentChange } from '../page-changes/present-change.ts';
import { findLastMove } from '../page-changes/queries.ts';
import { countByVersion, countEdited } from './queries.ts';

/** Edited pages are counted up to here; beyond it screens show "more than". */
const maxCounted = 10_000;

/** The versions that a template's pages use. */
export async function readOutdated(db: Db, templateId: string): Promise<Outdated> {
  await getTemplate(db, templateId);
  const newest = await findNewestVersion(db, templateId);
  const versions = await countByVersion(db, templateId);
  const edited = await countEdited(db, templateId, maxCounted + 1);
  const last = await findLastMove(db, { templateId });
  return {
    newest_version: newest?.number ?? null,
    versions,
    outdated_count: versions
      .filter(({ number }) => number !== newest?.number)
      .reduce((sum, { page_count }) => sum + page_count, 0),
    edited_count: Math.min(edited, maxCounted),
    edited_is_exact: edited <= maxCounted,
    last_move: last ? presentChange(last) : null,
  };
}
