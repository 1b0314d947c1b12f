import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import { readStated } from '../claims/read-stated.ts';
import { listServices } from './queries.ts';
import type { ServicePresentation, ServiceTable } from './service-row.ts';

/** What a service is shown with: the others of its trade, and the statements that cover its texts. */
export async function readServicePresentation(
  db: Db,
  { name, content_pack }: Pick<ServiceTable, 'name' | 'content_pack'>,
): Promise<ServicePresentation> {
  const { is_on } = await currentGroup(db, 'claims');
  return {
    services: await listServices(db, content_pack),
    needed: await readNeededSentences(db),
    known: is_on ? await readStated(db, { subjects: [{ city: '', state: '', service: name }] }) : null,
  };
}

/** With fewer sentences of its own, a service's pages are not offered to search engines. */
export async function readNeededSentences(db: Db): Promise<number> {
  return (await currentGroup(db, 'substance')).service_sentences;
}
