import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { packStore } from './pack-store.ts';

/**
 * True if a pack is another trade than the business's. Reads the trade from the database: a job may start before its
 * process has noticed that another business was set up.
 */
export async function isForeignTrade(db: Db, pack: string): Promise<boolean> {
  const { own } = await currentGroup(db, 'packs');
  return pack !== own && packStore.find(pack) !== undefined && pack !== packStore.wholeTrade(own);
}
