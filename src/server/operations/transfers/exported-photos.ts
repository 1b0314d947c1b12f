import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { photoFile } from '../../audience/leads/photo-files.ts';
import { listPhotoNames, type PhotoName } from '../../audience/leads/photo-name-queries.ts';
import { photoFilesField } from '../tables/exported-tables.ts';
import { largestPhoto, maxPhotoBytes } from './photo-files.ts';

interface ExportedPhoto extends PhotoName {
  readonly content: Buffer;
}

interface PhotoWork {
  readonly signal: AbortSignal;
  readonly dataDir: string;
  /** Gets the number of written photos, and of those above the limit. */
  readonly counts: Record<string, number>;
}

/** The photos of requests, newest requests first, as many as a file may hold. */
export async function* exportedPhotos(
  client: PoolClient,
  { signal, dataDir, counts }: PhotoWork,
): AsyncGenerator<ExportedPhoto> {
  let [written, left, bytes] = [0, 0, 0];
  for await (const name of listPhotoNames(client)) {
    signal.throwIfAborted();
    const content = bytes < maxPhotoBytes ? await readPhoto(dataDir, name) : null;
    if (content === null || bytes + content.length > maxPhotoBytes) {
      left += 1;
      continue;
    }
    yield { ...name, content };
    bytes += content.length;
    written += 1;
  }
  counts[photoFilesField] = written;
  if (left > 0) counts[`${photoFilesField}_left_out`] = left;
}

/** A photo; null if it is missing or too large. */
async function readPhoto(dataDir: string, { lead_id, number }: PhotoName): Promise<Buffer | null> {
  const file = photoFile(join(dataDir, 'uploads'), lead_id, number);
  const found = await stat(file).catch(() => null);
  return found && found.size <= largestPhoto ? readFile(file) : null;
}
