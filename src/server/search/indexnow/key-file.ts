import type { Db } from '../../platform/db/database.ts';
import { findIndexNow } from './queries.ts';

/** The key, where this is the address of the file that proves the site is ours. */
export async function keyFile(db: Db, path: string): Promise<string | null> {
  const [, key] = /^\/([0-9a-f]{32})\.txt$/.exec(path) ?? [];
  if (key === undefined) return null;
  const row = await findIndexNow(db);
  return row?.is_on && row.key === key ? key : null;
}
