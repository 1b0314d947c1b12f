import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { CaseInput, caseRoutes } from '../../../contract/audience/cases.ts';
import { slug } from '../../../engine/index.ts';
import { encodeSitePhoto } from '../../business/photos/encode-site-photo.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { changedMeanwhile } from '../../platform/require-unchanged.ts';
import { announceCases } from './announce-case.ts';
import { type CaseTable, presentCase, type WholeCase } from './case-row.ts';
import { checkCase, readPlace, refuseAlike } from './check-case.ts';
import { requireCaseStated } from './publish-case.ts';
import {
  type CaseText,
  deleteCaseRow,
  deletePhoto,
  insertCase,
  insertPhoto,
  listSlugs,
  lockCase,
  lockCases,
  readCase,
  updateCase,
} from './queries.ts';
import { recordCase as record } from './record-case.ts';

type CaseUpdate = z.output<typeof caseRoutes.update.body>;

export async function createCase(
  db: Db,
  { place, is_another_job, ...input }: CaseInput,
  now: Date,
): Promise<WholeCase> {
  const text: CaseText = { ...input, ...readPlace(place) };
  return db.transaction().execute(async trx => {
    await lockCases(trx);
    const id = uuidv7();
    const checked = { ...text, ...(await checkCase(trx, text, now)) };
    if (!is_another_job) await refuseAlike(trx, { ...checked, id });
    await insertCase(trx, { ...checked, id, slug: await freeSlug(trx, checked) });
    await record(trx, 'created', { ...checked, id });
    return readCase(trx, id);
  });
}

/** What the customer agreed to was another text: changed words and names are shown again once agreed to. */
export async function changeCase(
  db: Db,
  id: string,
  { based_on, is_another_job = false, place, ...given }: CaseUpdate,
  now: Date,
): Promise<WholeCase> {
  const change = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<CaseText>;
  const at = place === undefined ? {} : readPlace(place);
  return db.transaction().execute(async trx => {
    await lockCases(trx);
    const stored = await lockCase(trx, id);
    await refuseOld(trx, stored, based_on);
    const text: CaseText & { id: string } = { ...textOf(stored), ...change, ...at, id };
    const checked = { ...text, ...(await checkCase(trx, text, now)) };
    const isMoved = checked.summary !== stored.summary || checked.city !== stored.city;
    if (isMoved && !is_another_job) await refuseAlike(trx, checked);
    if (stored.status === 'published') await requireCaseStated(trx, checked);
    const keepsWords = checked.customer_words === stored.customer_words;
    const keepsName = checked.customer_name === stored.customer_name;
    await updateCase(trx, id, {
      ...textOf(checked),
      shows_words: stored.shows_words && keepsWords,
      shows_name: stored.shows_name && keepsName,
      agreed_at: keepsWords && keepsName ? stored.agreed_at : null,
    });
    await announceCases(trx, stored, checked);
    await record(trx, 'saved', { ...checked, id });
    return readCase(trx, id);
  });
}

export async function deleteCase(db: Db, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const stored = await lockCase(trx, id);
    await deleteCaseRow(trx, id);
    await announceCases(trx, stored);
    await record(trx, 'deleted', stored);
  });
}

export async function addPhoto(db: Db, id: string, stage: string, file: Buffer): Promise<WholeCase> {
  const photo = await encodeSitePhoto(file);
  return db.transaction().execute(async trx => {
    const stored = await lockCase(trx, id);
    const outcome = await insertPhoto(trx, id, { stage, photo });
    if (outcome === 'full')
      throw new AppError('conflict', 'At most 8 photos. Delete one first.', { reason: 'photos' });
    if (outcome === 'kept') {
      await updateCase(trx, id, { agreed_at: null });
      await record(trx, 'photo-added', stored);
    }
    return readCase(trx, id);
  });
}

export async function removePhoto(db: Db, id: string, photo: string): Promise<WholeCase> {
  return db.transaction().execute(async trx => {
    const stored = await lockCase(trx, id);
    if (!(await deletePhoto(trx, id, photo)))
      throw new AppError('not-found', 'Photo not found. It may have been deleted.');
    await updateCase(trx, id, {});
    await announceCases(trx, stored);
    await record(trx, 'photo-removed', stored);
    return readCase(trx, id);
  });
}

async function refuseOld(trx: Trx, stored: CaseTable, basedOn: number | undefined): Promise<void> {
  if (basedOn === undefined || basedOn === stored.revision) return;
  throw changedMeanwhile('this case', presentCase(await readCase(trx, stored.id)));
}

const textOf = (row: CaseText): CaseText => ({
  summary: row.summary,
  service: row.service,
  city: row.city,
  state: row.state,
  done_on: row.done_on,
  load_eighths: row.load_eighths,
  price_from_cents: row.price_from_cents,
  price_to_cents: row.price_to_cents,
  customer_name: row.customer_name,
  customer_words: row.customer_words,
  lead_id: row.lead_id,
});

/** A taken slug gets a number up to this one; after that, a random end. */
const numbered = 50;

async function freeSlug(trx: Trx, { summary, city, state }: CaseText): Promise<string> {
  const words = summary.split(/\s+/).slice(0, 7).join(' ');
  const start = [slug(words).slice(0, 80).replace(/-$/, ''), slug(`${city} ${state}`)]
    .filter(Boolean)
    .join('-');
  const taken = new Set(await listSlugs(trx, start, numbered));
  if (!taken.has(start)) return start;
  for (let number = 2; number <= numbered; number += 1)
    if (!taken.has(`${start}-${number}`)) return `${start}-${number}`;
  return `${start}-${randomBytes(5).toString('hex')}`;
}
