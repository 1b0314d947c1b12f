import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { CaseStatus } from '../../../contract/audience/case-filter.ts';
import { type CaseFilter, maxCasePhotos } from '../../../contract/audience/cases.ts';
import { placeKey } from '../../../engine/index.ts';
import type { EncodedPhoto } from '../../business/photos/encode-site-photo.ts';
import { findTown } from '../../business/places/town-index.ts';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { CaseTable, ConsentRow, ListedCase, PhotoRow, WholeCase } from './case-row.ts';

const listed = [
  'id',
  'slug',
  'summary',
  'service',
  'city',
  'state',
  'agreed_at',
  'revoked_at',
  'created_at',
] as const;

const status = sql<CaseStatus>`status`.as('status');

const whole = (db: Db) =>
  db
    .selectFrom('cases')
    .select([
      ...listed,
      'load_eighths',
      'price_from_cents',
      'price_to_cents',
      'customer_name',
      'customer_words',
      'lead_id',
      'shows_words',
      'shows_name',
      'published_at',
      'revision',
      'updated_at',
      status,
      'done_on',
    ]);

export async function findCase(db: Db, id: string): Promise<CaseTable | undefined> {
  return whole(db).where('id', '=', id).executeTakeFirst();
}

/** The case, locked until this transaction ends. */
export async function lockCase(trx: Trx, id: string): Promise<CaseTable> {
  return whole(trx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(missingCase);
}

export const missingCase = () =>
  new AppError('not-found', 'Case not found. It may have been deleted.', { reason: 'case-missing' });

/** Answers of customers that are read with a case. */
const maxConsents = 50;

export async function readCase(db: Db, id: string): Promise<WholeCase> {
  const [row, photos, consents] = await Promise.all([
    findCase(db, id),
    listPhotos(db, [id]),
    db
      .selectFrom('case_consents')
      .selectAll()
      .where('case_id', '=', id)
      .orderBy('id', 'desc')
      .limit(maxConsents)
      .execute(),
  ]);
  if (!row) throw missingCase();
  return { row, photos, consents };
}

function filtered(db: Db, { status: only, service, place }: CaseFilter) {
  let query = db.selectFrom('cases');
  if (only) query = query.where('status', '=', only);
  if (service) query = query.where(sql<boolean>`lower(service) = ${service.toLowerCase()}`);
  if (place) {
    const [name, state] = splitPlace(place);
    // Cases name their town as the gazetteer does.
    const city = findTown(name, state.toUpperCase())?.city ?? name;
    query = query
      .where(sql<boolean>`place_key(city) = ${placeKey(city)}`)
      .where('state', '=', state.toUpperCase());
  }
  return query;
}

/** @example splitPlace('Jupiter, FL') // ['Jupiter', 'FL'] */
export function splitPlace(place: string): readonly [city: string, state: string] {
  const comma = place.lastIndexOf(',');
  return [place.slice(0, comma).trim(), place.slice(comma + 1).trim()];
}

export async function listCases(
  db: Db,
  { after, limit, ...filter }: CaseFilter & PageAfter,
): Promise<ListedCase[]> {
  let query = filtered(db, filter)
    .select([...listed, status, 'done_on'])
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) query = query.where('id', '<', after);
  return query.execute();
}

export async function countCases(db: Db, filter: CaseFilter, max: number): Promise<number> {
  return countRows(db, filtered(db, filter).select('id').limit(max));
}

/** Cases within these days of one, of the same service and town, or of the same lead. */
export async function listNearCases(
  db: Db,
  {
    id,
    service,
    city,
    state,
    done_on,
    lead_id,
  }: Pick<CaseTable, 'id' | 'service' | 'city' | 'state' | 'done_on' | 'lead_id'>,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<Pick<CaseTable, 'id' | 'summary' | 'done_on' | 'lead_id'>[]> {
  return db
    .selectFrom('cases')
    .select(['id', 'summary', 'lead_id', 'done_on'])
    .where('id', '<>', id)
    .where(eb =>
      eb.or([
        eb.and([
          sql<boolean>`lower(service) = ${service.toLowerCase()}`,
          sql<boolean>`place_key(city) = ${placeKey(city)}`,
          eb('state', '=', state),
          sql<boolean>`done_on between ${done_on}::date - ${days}::int and ${done_on}::date + ${days}::int`,
        ]),
        ...(lead_id === null ? [] : [eb('lead_id', '=', lead_id)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Two simultaneous cases of one job could miss each other, so inserts wait for each other. Reads don't. */
export async function lockCases(trx: Trx): Promise<void> {
  await sql`lock table cases in share row exclusive mode`.execute(trx);
}

export type CaseText = Pick<
  CaseTable,
  | 'summary'
  | 'service'
  | 'city'
  | 'state'
  | 'done_on'
  | 'load_eighths'
  | 'price_from_cents'
  | 'price_to_cents'
  | 'customer_name'
  | 'customer_words'
  | 'lead_id'
>;

export async function insertCase(trx: Trx, row: CaseText & { id: string; slug: string }) {
  await trx.insertInto('cases').values(row).execute();
}

/** Slugs that begin with this one. Their number is bounded: after that a random end is used. */
export async function listSlugs(trx: Db, start: string, limit: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('cases')
    .select('slug')
    .where('slug', 'in', [start, ...Array.from({ length: limit - 1 }, (_, at) => `${start}-${at + 2}`)])
    .execute();
  return rows.map(({ slug }) => slug);
}

type CaseChange = Partial<
  CaseText &
    Pick<CaseTable, 'status' | 'shows_words' | 'shows_name' | 'agreed_at' | 'revoked_at' | 'published_at'>
>;

export async function updateCase(trx: Trx, id: string, change: CaseChange): Promise<void> {
  await trx
    .updateTable('cases')
    .set({ ...change, revision: sql`revision + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function deleteCaseRow(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('cases').where('id', '=', id).execute();
}

export async function leadExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** All columns but the pictures; those before the work first. */
export async function listPhotos(db: Db, caseIds: readonly string[]): Promise<PhotoRow[]> {
  if (caseIds.length === 0) return [];
  return db
    .selectFrom('case_photos')
    .select(['id', 'case_id', 'moment', 'hash', 'width', 'height', 'is_agreed'])
    .where('case_id', '=', sql<string>`any(${caseIds}::uuid[])`)
    .orderBy(sql`moment = 'after'`)
    .orderBy('id')
    .execute();
}

/** Null: a photo too many. The same photo again changes nothing. */
export async function insertPhoto(
  trx: Trx,
  caseId: string,
  { stage, photo }: { readonly stage: string; readonly photo: EncodedPhoto },
): Promise<'kept' | 'full' | 'there'> {
  const photos = await listPhotos(trx, [caseId]);
  if (photos.some(({ hash }) => hash === photo.hash)) return 'there';
  if (photos.length >= maxCasePhotos) return 'full';
  const { hash, width, height, large, small } = photo;
  await trx
    .insertInto('case_photos')
    .values({ id: uuidv7(), case_id: caseId, moment: stage, hash, width, height, large, small })
    .execute();
  return 'kept';
}

export async function deletePhoto(trx: Trx, caseId: string, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('case_photos')
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

type Size = 'large' | 'small';

export async function findPhoto(
  db: Db,
  { caseId, id, size }: { readonly caseId: string; readonly id: string; readonly size: Size },
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('case_photos')
    .select(`${size} as picture`)
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.picture ?? null;
}

/** Customers agree to the photos that they saw, and to no others. */
export async function agreeToPhotos(trx: Trx, caseId: string, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('case_photos')
    .set({ is_agreed: sql`id = any(${ids}::uuid[])` })
    .where('case_id', '=', caseId)
    .execute();
}

export async function insertConsent(
  trx: Trx,
  { photos, ...row }: Pick<ConsentRow, 'case_id' | 'action' | 'photos' | 'words' | 'name'>,
): Promise<void> {
  await trx
    .insertInto('case_consents')
    .values({ ...row, id: uuidv7(), photos: [...photos] })
    .execute();
}
