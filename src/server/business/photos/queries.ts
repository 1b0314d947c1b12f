import { sql, type Transaction } from 'kysely';
import type { PhotoPlace } from '../../../contract/business/photos.ts';
import type { Db } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/tables.ts';
import type { EncodedPhoto } from './encode-site-photo.ts';

/** All columns except the image data. */
const described = ['place', 'hash', 'width', 'height', 'updated_at'] as const;

export async function listSitePhotos(db: Db) {
  return db.selectFrom('site_photos').select(described).orderBy('place').execute();
}

export async function findPicture(db: Db, hash: string, size: 'large' | 'small'): Promise<Buffer | null> {
  const row = await db
    .selectFrom('site_photos')
    .select(`${size} as picture`)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.picture ?? null;
}

export async function putSitePhoto(
  db: Transaction<DB>,
  place: PhotoPlace,
  photo: EncodedPhoto,
): Promise<void> {
  const { hash, width, height, large, small } = photo;
  const row = { hash, width, height, large, small };
  await db
    .insertInto('site_photos')
    .values({ place, ...row })
    .onConflict(conflict => conflict.column('place').doUpdateSet({ ...row, updated_at: sql`now()` }))
    .execute();
}

export async function deleteSitePhoto(db: Transaction<DB>, place: PhotoPlace): Promise<void> {
  await db.deleteFrom('site_photos').where('place', '=', place).execute();
}
