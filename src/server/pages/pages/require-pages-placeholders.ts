import type { Db } from '../../platform/db/database.ts';
import {
  findVersionPlaceholders,
  requireVersionPlaceholders,
} from '../../templates/templates/version-placeholders.ts';
import {
  findMovedTo,
  findUnpublishedOf,
  listNewestVersions,
  listUsedVersions,
  type PagesToPublish,
} from './version-of-pages-queries.ts';

const otherwise = 'then publish the template and move the pages to its newest version';

/** Refuses to publish pages whose version has fields in another tool’s form: they may be older than that rule. */
export async function requirePagesPlaceholders(db: Db, pages: PagesToPublish): Promise<void> {
  const versions = await withPlaceholders(db, await listUsedVersions(db));
  if (versions.length === 0) return;
  const id = await findUnpublishedOf(db, versions, pages);
  if (id !== undefined) await requireVersionPlaceholders(db, id, otherwise);
}

/** Refuses to publish one page. */
export async function requirePagePlaceholders(
  db: Db,
  page: { readonly template_version_id: string },
): Promise<void> {
  await requireVersionPlaceholders(db, page.template_version_id, otherwise);
}

/** Refuses to move the pages of a bulk change to such versions. */
export async function requireMovePlaceholders(db: Db, changeId: string): Promise<void> {
  const versions = await withPlaceholders(db, await listNewestVersions(db));
  if (versions.length === 0) return;
  const id = await findMovedTo(db, versions, changeId);
  if (id !== undefined) await requireVersionPlaceholders(db, id, 'until then the pages stay');
}

/** Each version is checked once: usually none has any, and no page is looked at. */
async function withPlaceholders(db: Db, versions: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const id of versions) if ((await findVersionPlaceholders(db, id)).length > 0) found.push(id);
  return found;
}
