import type { Db } from '../../platform/db/database.ts';
import { findSetting, keepSetting } from '../../platform/db/settings.ts';
import { packStore } from '../packs/pack-store.ts';
import { addedMark } from './own-services.ts';
import { changing, type ServicesChanged, storeService } from './save-service.ts';

/** Adds the services of each pack once. Later changes and deletions by the owner stay. */
export async function addPackServices(db: Db, servicesChanged: ServicesChanged): Promise<void> {
  for (const pack of packStore.all()) {
    const mark = addedMark(pack.id);
    if ((await findSetting(db, mark)) !== null) continue;
    await changing(
      { db, servicesChanged, afterChange: async () => undefined },
      pack.id,
      null,
      async (trx, services) => {
        const added = [...services];
        // An import may have brought services before.
        for (const { name, summary, keywords, content } of services.length === 0 ? pack.services : [])
          added.push(await storeService(trx, pack.id, added, { name, summary, keywords, content }));
      },
    );
    await keepSetting(db, mark, 'added');
  }
}
