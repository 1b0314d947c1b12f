import { sql } from 'kysely';
import type { PhotoText } from '../../../contract/business/photos.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { EncodedPhoto } from './encode-site-photo.ts';

/** All columns except the image data. */
const described = [
  'place',
  'hash',
  'width',
  'height',
  'alternative_text',
  'focus_x',
  'focus_y',
  'updated_at',
] as const;

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

/** The alternative text belongs to the previous photo. */
const undescribed: PhotoText = { alternative_text: '', focus_x: 50, focus_y: 50 };

export async function putSitePhoto(db: Trx, place: string, photo: EncodedPhoto): Promise<void> {
  const { hash, width, height, large, small } = photo;
  const row = { hash, width, height, large, small };
  await db
    .insertInto('site_photos')
    .values({ place, ...row })
    .onConflict(conflict =>
      conflict.column('place').doUpdateSet({ ...row, ...undescribed, updated_at: sql`now()` }),
    )
    .execute();
}

/** False if the place has no photo. */
export async function describeSitePhoto(db: Trx, place: string, text: PhotoText): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('site_photos')
    .set({ ...text, updated_at: sql`now()` })
    .where('place', '=', place)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteSitePhoto(db: Trx, place: string): Promise<void> {
  await db.deleteFrom('site_photos').where('place', '=', place).execute();
}
