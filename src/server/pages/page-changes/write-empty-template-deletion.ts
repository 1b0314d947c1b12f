import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { findEmailOf } from '../../identity/account/queries.ts';
import { kyselyOn } from '../../platform/db/kysely-on.ts';
import { requireRunning } from '../../platform/jobs/chunked-run.ts';
import { lockTemplateToDelete } from '../../templates/templates/queries.ts';
import { removeTemplate } from '../../templates/templates/remove-template.ts';
import type { JobChange } from './change-part.ts';
import { insertParts } from './queries.ts';

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
  if ((await freezePages(client, change.id, templateId)) > 0) return true;
  if (!template) return false;
  const { created_by: id, changed_pages: pages } = change;
  const actor = id === null ? null : { id, email: (await findEmailOf(trx, id)) ?? '' };
  await removeTemplate(trx, template, { pages, actor });
  return false;
}

/** How many parts the pages of the template make. */
async function freezePages(client: PoolClient, id: string, templateId: string): Promise<number> {
  const pages = sql`select id from generated_landing_pages where template_id = ${templateId}`;
  const parts = await insertParts(kyselyOn(client), id, pages);
  const update = await client.query(
    `update page_changes set updated_at = now(), total_pages =
       (select coalesce(sum(cardinality(page_ids)), 0) from page_change_parts where change_id = $1)
     where id = $1 and status = 'running'`,
    [id],
  );
  requireRunning(update);
  return parts;
}
