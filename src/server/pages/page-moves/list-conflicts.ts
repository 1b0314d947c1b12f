import { z } from 'zod';
import type { PageConflicts } from '../../../contract/pages/page-moves.ts';
import type { PageText } from '../../../engine/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { type CompiledVersion, compileVersion } from '../../templates/templates/compile-version.ts';
import { getTemplate } from '../../templates/templates/queries.ts';
import { findNewestVersion } from '../../templates/templates/version-queries.ts';
import { filledText } from '../pages/filled-text.ts';
import { pageRevision } from '../pages/page-revision.ts';
import { storedOverrides } from '../pages/page-row.ts';
import { listEdited } from './queries.ts';

const readAtOnce = 100;
/** Edited pages read for one answer, however few have conflicts, so that it stays fast. */
const maxLookedAt = 1_000;

/** Pages whose hand edits conflict with the template's newest version, moved or not, in the order of their ids. */
export async function listConflicts(
  db: Db,
  templateId: string,
  { cursor, per_page, batchId }: { cursor?: string | undefined; per_page: number; batchId?: string },
): Promise<{ items: PageConflicts[]; next_cursor: string | null }> {
  let after = readCursor(cursor, z.uuid());
  await getTemplate(db, templateId);
  const newest = await findNewestVersion(db, templateId);
  const version = newest && (await compileVersion(db, newest.id));
  const items: PageConflicts[] = [];
  if (!version) return { items, next_cursor: null };
  for (let lookedAt = 0; lookedAt < maxLookedAt; lookedAt += readAtOnce) {
    const pages = await listEdited(db, templateId, { after, limit: readAtOnce, batchId });
    for (const page of pages) {
      const conflicts = await conflictsOf(db, page, version);
      after = page.id;
      if (conflicts.length === 0) continue;
      const { id, slug, title } = page;
      const is_outdated = page.template_version_id !== version.id;
      items.push({ page_id: id, slug, title, revision: pageRevision(page), is_outdated, conflicts });
      if (items.length === per_page) return { items, next_cursor: writeCursor(after) };
    }
    if (pages.length < readAtOnce) return { items, next_cursor: null };
  }
  return { items, next_cursor: writeCursor(after) };
}

async function conflictsOf(
  db: Db,
  page: Awaited<ReturnType<typeof listEdited>>[number],
  version: CompiledVersion,
): Promise<PageConflicts['conflicts']> {
  const { text } = await filledText(db, version, page, storedOverrides(page));
  return text.conflicts.map(({ section_id, path, base, mine, theirs }) => ({
    section_id,
    path: [...path],
    base,
    mine,
    theirs,
    section_title: sectionTitle(text, section_id),
  }));
}

function sectionTitle({ content_sections }: PageText, id: string | null): string | null {
  return content_sections.find(section => section.id === id)?.title ?? null;
}
