import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { dropPhotoFiles } from '../../audience/leads/photo-files.ts';
import type { Db } from '../../platform/db/database.ts';
import { listKnownLeads } from './run-queries.ts';

const atOnce = 1_000;

/** Deletes photos of requests that the database no longer has, because they are personal data. */
export async function dropOrphanPhotos(db: Db, uploads: string): Promise<void> {
  const folder = await opendir(join(uploads, 'leads')).catch(() => null);
  if (!folder) return;
  const dropUnknown = async (ids: readonly string[]) => {
    const known = await listKnownLeads(db, ids);
    for (const id of ids) if (!known.has(id)) await dropPhotoFiles(uploads, id);
  };
  let ids: string[] = [];
  for await (const { name } of folder) {
    if (z.uuid().safeParse(name).success) ids.push(name);
    if (ids.length === atOnce) {
      await dropUnknown(ids);
      ids = [];
    }
  }
  if (ids.length > 0) await dropUnknown(ids);
}
