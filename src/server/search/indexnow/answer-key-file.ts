import type { Db } from '../../platform/db/database.ts';
import type { SiteCall } from '../../website/context/site-call.ts';
import { sendText } from '../../website/serving/answer-crawler.ts';
import { findIndexNow } from './queries.ts';

/** The file that proves to search engines that the site is ours: its name and its content are the key. */
export async function answerKeyFile(db: Db, { path, ...call }: SiteCall): Promise<boolean> {
  const [, key] = /^\/([0-9a-f]{32})\.txt$/.exec(path) ?? [];
  if (key === undefined) return false;
  const row = await findIndexNow(db);
  if (!row?.is_on || row.key !== key) return false;
  await sendText(call, 'text/plain', [key]);
  return true;
}
