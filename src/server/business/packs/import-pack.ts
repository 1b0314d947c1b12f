import { join } from 'node:path';
import type { PackSummary } from '../../../contract/business/packs.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { priceNumbers } from '../prices/proposed-prices.ts';
import { loadPacks, readStoredDocuments } from './load-packs.ts';
import type { Pack, PackFiles } from './pack.ts';
import { type PackProblem, problemText } from './pack-problem.ts';
import { isWholeTrade, packStore } from './pack-store.ts';
import { writePackZip } from './pack-zip.ts';
import { deletePack, listImported, lockPacks, maxImported, putPack, usedBy } from './queries.ts';
import { readShippedFolder } from './read-pack-folder.ts';
import { readUploadedPack } from './read-uploaded-pack.ts';

const maxTold = 20;

export interface PackContext {
  readonly db: Db;
  /** Called once a pack is stored: its services are added. */
  readonly afterImport: () => Promise<unknown>;
}

/** Stores an uploaded pack. Every process has it once this is committed. */
export async function importPack({ db, afterImport }: PackContext, zip: Uint8Array): Promise<PackSummary> {
  const { files, pack, problems } = await readUploadedPack(zip);
  if (!pack) throw refusal(problems.filter(({ is_advice }) => !is_advice));
  if (packStore.isShipped(pack.id))
    throw new AppError(
      'conflict',
      `“${pack.id}” comes with the program. Give your pack another id in pack.json.`,
      { reason: 'shipped-pack' },
    );
  await db.transaction().execute(async trx => {
    await lockPacks(trx);
    const others = (await listImported(trx)).filter(({ name }) => name !== pack.id);
    if (others.length >= maxImported)
      throw new AppError('conflict', `There are ${maxImported} imported packs. Delete one first.`);
    await putPack(trx, pack.id, Object.fromEntries(files));
    const { id, label, version } = pack;
    await writeActivity(trx, { action: 'imported', noun: 'packs', id, name: label, after: { version } });
    await announce(trx, { kind: 'packs' });
  });
  await loadPacks(db);
  await afterImport();
  return summaryOf(pack);
}

export async function removePack(db: Db, name: string): Promise<void> {
  if (packStore.isShipped(name))
    throw new AppError('conflict', `“${name}” comes with the program and can’t be deleted.`, {
      reason: 'shipped-pack',
    });
  await db.transaction().execute(async trx => {
    await lockPacks(trx);
    const label = packStore.find(name)?.label ?? name;
    if (!(await deletePack(trx, name))) throw notFound();
    const uses = await usedBy(trx, name);
    if (uses !== null)
      throw new AppError('conflict', `“${label}” is used by ${uses}. Change or delete these first.`, {
        reason: 'pack-in-use',
      });
    await writeActivity(trx, { action: 'deleted', noun: 'packs', id: name, name: label });
    await announce(trx, { kind: 'packs' });
  });
  await loadPacks(db);
}

/** The files of a pack as they came. */
export async function exportPack(db: Db, name: string): Promise<Uint8Array> {
  if (packStore.isShipped(name))
    return writePackZip(readShippedFolder(join(projectRoot, 'content', 'packs', name)));
  const stored = (await listImported(db)).find(one => one.name === name);
  const files: PackFiles | null = stored ? readStoredDocuments(stored.documents) : null;
  if (!files) throw notFound();
  return writePackZip(files);
}

export function listPacks(): PackSummary[] {
  return packStore.all().map(summaryOf);
}

export function findPack(name: string): Pack {
  const pack = packStore.find(name);
  if (!pack) throw notFound();
  return pack;
}

function summaryOf(pack: Pack): PackSummary {
  return {
    name: pack.id,
    label: pack.label,
    version: pack.version,
    keyword: pack.keyword,
    load_unit: pack.load_unit ?? null,
    is_shipped: packStore.isShipped(pack.id),
    is_own: pack.id === packStore.own().id,
    is_any_trade: pack.is_any_trade,
    is_whole_trade: isWholeTrade(pack),
    slogan: pack.business?.slogan ?? pack.frame?.slogan ?? '',
    starts_from: pack.business?.price.starts_from ?? '',
    price_numbers: priceNumbers(pack),
    illustrations: pack.illustrations,
    service_names: pack.services.map(({ name }) => name),
    services: pack.services.length,
    pages: pack.pages.map(({ path }) => path),
    templates: pack.templates.length,
    posts: pack.posts.length,
  };
}

const notFound = () => new AppError('not-found', 'Pack not found. It may have been deleted.');

function refusal(problems: readonly PackProblem[]): AppError {
  const fields = problems
    .slice(0, maxTold)
    .map(problem => ({ path: problem.file, message: problemText(problem) }));
  const [first] = fields;
  const others = problems.length === 1 ? '' : ` There are ${problems.length} problems.`;
  return new AppError('invalid', `The pack was not imported. ${first?.message ?? ''}${others}`, {
    reason: 'invalid-pack',
    fields,
  });
}
