import { sql } from 'kysely';
import type { BrandFileKind } from '../../../contract/business/brand.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { EncodedBrandFile } from './encode-brand-file.ts';

/** All columns except the content. */
const described = ['kind', 'hash', 'media_type', 'width', 'height', 'updated_at'] as const;

export async function listBrandFiles(db: Db) {
  return db.selectFrom('brand_files').select(described).orderBy('kind').execute();
}

export async function findBrandContent(
  db: Db,
  hash: string,
): Promise<{ content: Buffer; media_type: string } | null> {
  const row = await db
    .selectFrom('brand_files')
    .select(['content', 'media_type'])
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function putBrandFile(db: Trx, kind: BrandFileKind, file: EncodedBrandFile): Promise<void> {
  await db
    .insertInto('brand_files')
    .values({ kind, ...file })
    .onConflict(conflict => conflict.column('kind').doUpdateSet({ ...file, updated_at: sql`now()` }))
    .execute();
}

export async function deleteBrandFile(db: Trx, kind: BrandFileKind): Promise<void> {
  await db.deleteFrom('brand_files').where('kind', '=', kind).execute();
}
