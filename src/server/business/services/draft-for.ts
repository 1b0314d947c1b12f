import type { ServiceDraft } from '../../../contract/business/answers.ts';
import type { ServiceToDraft } from '../../../contract/business/services.ts';
import { parseLocations, placeKey } from '../../../engine/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { OwnerContext } from '../answers/check-sentence.ts';
import { ownerContextOf } from '../answers/owner-context.ts';
import { readStated } from '../claims/read-stated.ts';
import { requirePack } from '../packs/require-pack.ts';
import { type DraftContext, draftService, type ToldService } from './draft-service.ts';
import { listServices } from './queries.ts';
import { readNeededSentences } from './read-service-presentation.ts';
import { writtenService } from './service-row.ts';

/** Drafts a service beside the others of its trade. */
export async function draftFor(db: Db, body: ServiceToDraft, model: string | null): Promise<ServiceDraft> {
  const { told, context } = await readTold(db, body);
  return { ...draftService(told, context), model };
}

/** What an owner says of a service, and what is known beside it. */
export async function readTold(
  db: Db,
  body: ServiceToDraft,
): Promise<{ readonly told: ToldService; readonly context: DraftContext }> {
  const { id, name, keyword, description, answers, content_pack, places } = body;
  const services = await listServices(db, requirePack(content_pack));
  const stored = services.find(one => one.id === id);
  const others = services.filter(one => one !== stored && one.name.toLowerCase() !== name.toLowerCase());
  const owner =
    places === undefined
      ? await readOwnerContext(db, name)
      : ownerContextOf(parseLocations(places.join('\n')).locations, []);
  return {
    told: { name, keywords: stored?.keywords ?? [keyword ?? name], description, answers },
    context: { owner, others: others.map(writtenService), needed: await readNeededSentences(db) },
  };
}

/** What is known of the business that is set up: its statements and settings, and the towns that it serves. */
async function readOwnerContext(db: Db, service: string): Promise<OwnerContext> {
  const [{ stated, places }, areas] = await Promise.all([
    readStated(db, { subjects: [{ city: '', state: '', service }] }),
    currentGroup(db, 'areas'),
  ]);
  return { stated, places, served: new Set(areas.towns.map(({ city }) => placeKey(city))) };
}
