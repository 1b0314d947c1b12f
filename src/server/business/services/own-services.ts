import { readServiceContent } from '../../../sections/schemas.ts';
import type { Db } from '../../platform/db/database.ts';
import { findSetting } from '../../platform/db/settings.ts';
import type { OwnService } from '../../platform/settings/site-settings.ts';
import { keepToldOfServices } from '../findings/told-of-services.ts';
import { packStore } from '../packs/pack-store.ts';
import { listServices } from './queries.ts';

/** The setting that records that the services of a pack were added. */
export const addedMark = (pack: string) => `services of ${pack}`;

/** What the business sells, in the owner's order. Until the services of its trade are added, the pack's. */
export async function readOwnServices(db: Db): Promise<readonly OwnService[]> {
  const { id, services } = packStore.own();
  const stored = await listServices(db, id);
  const isAdded = stored.length > 0 || (await findSetting(db, addedMark(id))) !== null;
  keepToldOfServices(id, stored);
  return (isAdded ? stored : services).map(({ name, summary, keywords, content, ...service }) => ({
    id: 'id' in service ? service.id : '',
    name,
    summary,
    keyword: keywords[0] ?? name.toLowerCase(),
    keywords,
    content: readServiceContent(content),
  }));
}
