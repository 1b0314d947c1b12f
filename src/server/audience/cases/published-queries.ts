import { type InferResult, sql } from 'kysely';
import { placeKey } from '../../../engine/index.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CaseTable, type PhotoRow, stageOf } from './case-row.ts';
import { listPhotos } from './queries.ts';

type PublishedPhoto = Pick<PhotoRow, 'id' | 'width' | 'height'> & {
  readonly stage: 'before' | 'after';
};

const shown = (db: Db) =>
  db
    .selectFrom('cases')
    .select([
      'id',
      'slug',
      'summary',
      'service',
      'city',
      'state',
      'load_eighths',
      'price_from_cents',
      'price_to_cents',
      'updated_at',
      'done_on',
      // Empty: none, or not agreed to.
      sql<string>`case when shows_words then customer_words else '' end`.as('words'),
      sql<string>`case when shows_name then customer_name else '' end`.as('name'),
    ])
    .where('status', '=', 'published');

const newest = (db: Db) => shown(db).orderBy('cases.done_on', 'desc').orderBy('id', 'desc');

type ShownRow = InferResult<ReturnType<typeof shown>>[number];

/** A case as visitors may see it: of the customer only what the customer agreed to. */
export interface PublishedCase extends ShownRow {
  readonly photos: readonly PublishedPhoto[];
}

async function withPhotos(db: Db, rows: readonly ShownRow[]): Promise<PublishedCase[]> {
  const photos = await listPhotos(
    db,
    rows.map(({ id }) => id),
  );
  const byCase = Map.groupBy(
    photos.filter(({ is_agreed }) => is_agreed),
    photo => photo.case_id,
  );
  return rows.map(row => ({
    ...row,
    photos: (byCase.get(row.id) ?? []).map(({ id, moment, width, height }) => ({
      id,
      stage: stageOf(moment),
      width,
      height,
    })),
  }));
}

/** One page of the gallery, the newest work first. */
export async function listPublishedCases(db: Db, offset: number, limit: number): Promise<PublishedCase[]> {
  const rows = await newest(db).offset(offset).limit(limit).execute();
  return withPhotos(db, rows);
}

/** The newest work in a town, of any service. */
export async function listCasesOfTown(
  db: Db,
  { city, state }: { readonly city: string; readonly state: string },
  limit: number,
): Promise<PublishedCase[]> {
  const rows = await newest(db)
    .where(sql<boolean>`place_key(city) = ${placeKey(city)}`)
    .where('state', '=', state)
    .limit(limit)
    .execute();
  return withPhotos(db, rows);
}

/** The services of a trade, and whether they have work or reviews to show. There are some hundred at most. */
export async function listServicesWithWork(
  db: Db,
  pack: string,
): Promise<{ readonly name: string; readonly keywords: string[]; readonly has_work: boolean }[]> {
  return db
    .selectFrom('services as s')
    .select(['s.name', 's.keywords'])
    .select(eb =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('cases as c')
              .select('c.id')
              .where(sql<boolean>`lower(c.service) = lower(s.name)`)
              .where('c.status', '=', 'published'),
          ),
          eb.exists(
            eb
              .selectFrom('reviews as r')
              .select('r.id')
              .where(sql<boolean>`lower(r.service) = lower(s.name)`)
              .where('r.status', '=', 'published')
              .where('r.city', '<>', ''),
          ),
        ])
        .$castTo<boolean>()
        .as('has_work'),
    )
    .where('s.content_pack', '=', pack)
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(1_000)
    .execute();
}

/** The newest work of a service. */
export async function listCasesOfService(db: Db, service: string, limit: number): Promise<PublishedCase[]> {
  const rows = await newest(db)
    .where(sql<boolean>`lower(service) = ${service.toLowerCase()}`)
    .limit(limit)
    .execute();
  return withPhotos(db, rows);
}

export async function findPublishedCase(db: Db, slug: string): Promise<PublishedCase | null> {
  const row = await shown(db).where('slug', '=', slug).executeTakeFirst();
  const [found] = row ? await withPhotos(db, [row]) : [];
  return found ?? null;
}

/** Published cases after one, in the order of their ids. */
export async function listCasesAfter(
  db: Db,
  { after, limit }: PageAfter,
): Promise<Pick<CaseTable, 'id' | 'slug' | 'service' | 'city' | 'state' | 'revision' | 'updated_at'>[]> {
  let query = db
    .selectFrom('cases')
    .select(['id', 'slug', 'service', 'city', 'state', 'revision', 'updated_at'])
    .where('status', '=', 'published')
    .orderBy('id')
    .limit(limit);
  if (after) query = query.where('id', '>', after);
  return query.execute();
}

/** A photo that visitors may see now. */
export async function findPublicPhoto(
  db: Db,
  id: string,
  size: 'large' | 'small',
): Promise<{ readonly picture: Buffer; readonly hash: string } | undefined> {
  return db
    .selectFrom('case_photos as p')
    .innerJoin('cases as c', 'c.id', 'p.case_id')
    .select([`p.${size} as picture`, 'p.hash'])
    .where('p.id', '=', id)
    .where('p.is_agreed', '=', true)
    .where('c.status', '=', 'published')
    .executeTakeFirst();
}
