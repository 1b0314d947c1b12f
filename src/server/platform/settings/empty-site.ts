import type { Db } from '../db/database.ts';
import { findSetting } from '../db/settings.ts';

/** The setting of a site that has no business yet: it was started without the demo. Setting up takes it away. */
export const emptySiteMark = 'empty site';

export async function readIsEmpty(db: Db): Promise<boolean> {
  return (await findSetting(db, emptySiteMark)) !== null;
}
