import { listAnswering } from './answering-queries.ts';
import type { RedirectTable } from './queries.ts';
import type { RedirectContext } from './redirect-context.ts';

/** What staff may not have meant: a live page that can't be reached any more, or a destination that isn't there. */
export async function judge(
  { database }: Pick<RedirectContext, 'database'>,
  row: RedirectTable,
): Promise<{ hides_page: boolean; leads_nowhere: boolean }> {
  const { source_path, destination_key, is_active } = row;
  const live = await listAnswering(database.kysely, [
    source_path,
    ...(destination_key ? [destination_key] : []),
  ]);
  return {
    hides_page: is_active && live.has(source_path),
    leads_nowhere: destination_key !== null && !live.has(destination_key),
  };
}
