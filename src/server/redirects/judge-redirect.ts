import { listPublished } from '../pages/queries.ts';
import { fixedRoutes } from '../site/fixed-routes.ts';
import type { RedirectTable } from './queries.ts';
import type { RedirectDesk } from './redirect-desk.ts';

/** What staff may not have meant: a live page that can't be reached any more, or a destination that isn't there. */
export async function judge(
  { database }: Pick<RedirectDesk, 'database'>,
  row: RedirectTable,
): Promise<{ hides_page: boolean; leads_nowhere: boolean }> {
  const { source_path, destination_key, is_active } = row;
  const slugs = [source_path, ...(destination_key ? [destination_key] : [])].map(key => key.slice(1));
  const live = new Set((await listPublished(database.kysely, slugs)).map(page => `/${page.slug}`));
  const answers = (key: string) =>
    live.has(key) || fixedRoutes.has(key) || /^\/(?:blog|locations)(?:\/|$)/.test(key);
  return {
    hides_page: is_active && answers(source_path),
    leads_nowhere: destination_key !== null && !answers(destination_key),
  };
}
