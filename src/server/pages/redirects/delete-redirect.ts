import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announceSources } from './announce-sources.ts';
import { deleteRedirectRow, getRedirect, lockRules } from './queries.ts';
import type { RedirectContext } from './redirect-context.ts';
import { resolveAround } from './resolve-rules.ts';

export async function deleteRedirect(
  context: Pick<RedirectContext, 'database' | 'reload'>,
  id: string,
): Promise<void> {
  const sources = await context.database.kysely.transaction().execute(async trx => {
    await lockRules(trx);
    const row = await getRedirect(trx, id);
    await deleteRedirectRow(trx, id);
    await writeActivity(trx, {
      action: 'deleted',
      noun: 'redirects',
      id,
      name: row.source_path,
      before: { destination: row.destination_path },
    });
    // If a page is live again, rules written to lead to it lead there again.
    const moved = await resolveAround(trx, [row]);
    const sources = [row.source_path, ...moved];
    await announceSources(trx, sources);
    return sources;
  });
  await context.reload(sources);
}
