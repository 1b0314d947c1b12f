import { announceSources } from './announce-sources.ts';
import { deleteRedirectRow, getRedirect, lockRules } from './queries.ts';
import type { RedirectDesk } from './redirect-desk.ts';

export async function deleteRedirect(desk: RedirectDesk, id: string): Promise<void> {
  const source = await desk.database.kysely.transaction().execute(async trx => {
    await lockRules(trx);
    const row = await getRedirect(trx, id);
    await deleteRedirectRow(trx, id);
    await announceSources(trx, [row.source_path]);
    return row.source_path;
  });
  await desk.takeUp([source]);
}
