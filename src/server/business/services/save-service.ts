import { v7 as uuidv7 } from 'uuid';
import { maxServices, type Service, type ServiceInput } from '../../../contract/business/services.ts';
import { keywordKey, readServiceContent } from '../../../sections/schemas.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { packStore } from '../packs/pack-store.ts';
import { requirePack } from '../packs/require-pack.ts';
import { followService } from '../prices/save-prices.ts';
import {
  deleteServiceRow,
  getService,
  insertService,
  listServices,
  lockServices,
  setPositions,
  updateService,
} from './queries.ts';
import { readNeededSentences, readServicePresentation } from './read-service-presentation.ts';
import { presentService, type ServiceTable } from './service-row.ts';

/** Called in the transaction after the services of a trade have changed. */
export type ServicesChanged = (trx: Trx, pack: string, userId: string | null) => Promise<void>;

export interface ServiceContext {
  readonly db: Db;
  readonly servicesChanged: ServicesChanged;
  /** Called after it is stored: pages of this process and planned batches are updated. */
  readonly afterChange: () => Promise<unknown>;
}

type ServiceUpdate = Omit<ServiceInput, 'content_pack'>;

export async function createService(
  context: ServiceContext,
  { content_pack: named, ...text }: ServiceInput,
  userId: string | null,
): Promise<Service> {
  const content_pack = requirePack(named);
  const row = await changing(context, content_pack, userId, async (trx, services) => {
    if (services.length >= maxServices) {
      throw new AppError('conflict', `There are ${maxServices} services. Delete one first.`);
    }
    refuseTaken(services, null, text);
    return addService(trx, content_pack, services, text);
  });
  return presentService(row, await readServicePresentation(context.db, row));
}

export async function saveService(
  context: ServiceContext,
  id: string,
  { based_on, ...text }: ServiceUpdate & { based_on?: number | undefined },
  userId: string | null,
): Promise<Service> {
  const { content_pack } = await getService(context.db, id);
  const row = await changing(context, content_pack, userId, async (trx, services) => {
    const stored = await getService(trx, id);
    if (based_on !== undefined && based_on !== stored.revision) {
      throw new AppError(
        'conflict',
        `Another user changed “${stored.name}”. Check it before you save yours.`,
        {
          reason: 'changed-meanwhile',
          current: presentService(stored, { services, needed: await readNeededSentences(trx), known: null }),
        },
      );
    }
    refuseTaken(services, id, text);
    if (content_pack === packStore.own().id) await followService(trx, stored.name, text.name);
    return changeService(trx, id, text);
  });
  return presentService(row, await readServicePresentation(context.db, row));
}

export async function deleteService(
  context: ServiceContext,
  id: string,
  userId: string | null,
): Promise<void> {
  const { content_pack } = await getService(context.db, id);
  await changing(context, content_pack, userId, async trx => {
    const { name } = await getService(trx, id);
    await deleteServiceRow(trx, id);
    if (content_pack === packStore.own().id) await followService(trx, name, null);
    await record(trx, 'deleted', { id, name });
  });
}

export async function orderServices(
  { db, afterChange }: Pick<ServiceContext, 'db' | 'afterChange'>,
  { content_pack: named, ids }: { readonly content_pack: string; readonly ids: readonly string[] },
): Promise<void> {
  const content_pack = requirePack(named);
  await db.transaction().execute(async trx => {
    await lockServices(trx);
    const places = new Map((await listServices(trx, content_pack)).map(({ id }, index) => [id, index + 1]));
    const taken = ids.flatMap(id => places.get(id) ?? []).toSorted((a, b) => a - b);
    if (taken.length !== ids.length || new Set(ids).size !== ids.length) {
      throw new AppError(
        'conflict',
        'The list of services has changed meanwhile. Look at it and order it again.',
        { reason: 'changed-meanwhile' },
      );
    }
    for (const [at, id] of ids.entries()) places.set(id, taken[at] ?? 0);
    await setPositions(trx, places);
    await announce(trx, { kind: 'settings' });
  });
  await afterChange();
}

/** Runs a change of a trade's services under a lock. */
export async function changing<Result>(
  { db, servicesChanged, afterChange }: ServiceContext,
  pack: string,
  userId: string | null,
  change: (trx: Trx, services: readonly ServiceTable[]) => Promise<Result>,
): Promise<Result> {
  requirePack(pack);
  const result = await db.transaction().execute(async trx => {
    await lockServices(trx);
    const changed = await change(trx, await listServices(trx, pack));
    await servicesChanged(trx, pack, userId);
    return changed;
  });
  await afterChange();
  return result;
}

export async function addService(
  trx: Trx,
  content_pack: string,
  services: readonly Pick<ServiceTable, 'position'>[],
  text: ServiceUpdate,
): Promise<ServiceTable> {
  const row = await storeService(trx, content_pack, services, text);
  await record(trx, 'created', row);
  return row;
}

/** Adds a service that comes with its trade: no user did it, so it is not recorded as activity. */
export async function storeService(
  trx: Trx,
  content_pack: string,
  services: readonly Pick<ServiceTable, 'position'>[],
  text: ServiceUpdate,
): Promise<ServiceTable> {
  const position = Math.max(0, ...services.map(service => service.position)) + 1;
  const content = readServiceContent(text.content);
  return insertService(trx, { ...text, content, content_pack, position, id: uuidv7() });
}

export async function changeService(trx: Trx, id: string, text: ServiceUpdate): Promise<ServiceTable> {
  const row = await updateService(trx, id, { ...text, content: readServiceContent(text.content) });
  await record(trx, 'saved', row);
  return row;
}

/** A name or keyword that another service has is refused, by field. */
function refuseTaken(
  services: readonly Pick<ServiceTable, 'id' | 'name' | 'keywords'>[],
  id: string | null,
  text: Pick<ServiceUpdate, 'name' | 'keywords'>,
): void {
  const problem = takenProblem(
    services.filter(service => service.id !== id),
    text,
  );
  if (problem) throw new AppError('conflict', problem.message, { reason: 'taken', fields: [problem] });
}

export function takenProblem(
  others: readonly Pick<ServiceTable, 'name' | 'keywords'>[],
  { name, keywords }: Pick<ServiceUpdate, 'name' | 'keywords'>,
): { path: string; message: string } | null {
  const own = new Set<string>();
  for (const [index, keyword] of keywords.entries()) {
    const key = keywordKey(keyword);
    const owner = others.find(other => other.keywords.some(one => keywordKey(one) === key));
    const path = `keywords.${index}`;
    if (owner) return { path, message: `“${keyword}” is a keyword of ${owner.name} already.` };
    if (key === '') return { path, message: `“${keyword}” has no letters.` };
    if (own.has(key)) return { path, message: `“${keyword}” is there twice; a plural is the same keyword.` };
    own.add(key);
  }
  const isTaken = others.some(other => other.name.toLowerCase() === name.toLowerCase());
  return isTaken ? { path: 'name', message: `There is a service named “${name}” already.` } : null;
}

function record(trx: Trx, action: string, { id, name }: Pick<ServiceTable, 'id' | 'name'>) {
  return writeActivity(trx, { action, noun: 'services', id, name });
}
