import type { Trx } from '../../platform/db/database.ts';
import { freezeVersion } from './freeze-version.ts';
import { listPublishedOf, lockTemplate } from './queries.ts';

/** Far above the published templates of a business; a template beyond it is frozen when it is next planned or published. */
const maxTemplates = 1_000;

/**
 * Services of a trade have changed: published templates with texts from them get a new version, to which their pages
 * can be moved. Other templates keep theirs.
 */
export async function freezeForServices(trx: Trx, pack: string, userId: string | null): Promise<void> {
  for (const id of await listPublishedOf(trx, pack, maxTemplates))
    await freezeVersion(trx, await lockTemplate(trx, id), userId);
}
