import { access, mkdir, opendir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { dropPhotoFiles } from '../../audience/leads/photo-files.ts';
import type { Db } from '../../platform/db/database.ts';
import { privateFile, privateFolder } from '../../platform/private-files.ts';
import { listKnownLeads } from './run-queries.ts';

const atOnce = 1_000;

/** Beside the photos while a restore adds some: one that was killed or failed leaves photos of requests that nobody has. */
const markOf = (uploads: string) => join(uploads, 'restoring');

export async function markRestoring(uploads: string): Promise<void> {
  await mkdir(uploads, { recursive: true, mode: privateFolder });
  await writeFile(markOf(uploads), '', { mode: privateFile });
}

/** Deletes the photos that an ended restore has left. Looks through the folder only if there was one. */
export async function dropPhotosOfRestore(db: Db, uploads: string): Promise<void> {
  const isMarked = await access(markOf(uploads)).then(
    () => true,
    () => false,
  );
  if (!isMarked) return;
  await dropOrphanPhotos(db, uploads);
  await rm(markOf(uploads), { force: true });
}

/** Deletes photos of requests that the database no longer has, because they are personal data. */
async function dropOrphanPhotos(db: Db, uploads: string): Promise<void> {
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
