import type { Db } from '../db/database.ts';
import { findSetting } from '../db/settings.ts';

/** The setting of a site without a business: it was started without the demo. Setup removes it. */
export const emptySiteMark = 'empty site';

export async function readIsEmpty(db: Db): Promise<boolean> {
  return (await findSetting(db, emptySiteMark)) !== null;
}
