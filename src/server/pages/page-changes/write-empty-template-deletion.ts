import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { findEmailOf } from '../../identity/account/queries.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { lockTemplateToDelete } from '../../templates/templates/queries.ts';
import { removeTemplate } from '../../templates/templates/remove-template.ts';
import type { JobChange } from './change-part.ts';
import { addParts } from './part-queries.ts';

/**
 * Completes the deletion of a template, in the caller's transaction. Its remaining pages become parts of the change. Without
 * pages the template is deleted. Creating a page locks the template, so no page is missed. True: there are parts to do.
 */
export async function deleteEmptyTemplate(
  client: PoolClient,
  change: JobChange,
  templateId: string,
): Promise<boolean> {
  const trx = kyselyOn(client);
  const template = await lockTemplateToDelete(trx, templateId);
  const pages = sql`select id from generated_landing_pages where template_id = ${templateId}`;
  if ((await addParts(trx, change.id, pages)) > 0) return true;
  if (!template) return false;
  const { created_by: id, changed_pages } = change;
  const actor = id === null ? null : { id, email: (await findEmailOf(trx, id)) ?? '' };
  await removeTemplate(trx, template, { pages: changed_pages, actor });
  return false;
}
