import type { Writable } from 'node:stream';
import type { PoolClient } from 'pg';
import { listPhotoNames } from '../../audience/leads/photo-name-queries.ts';
import { photoFilesField } from './carried-tables.ts';
import { maxPhotoBytes, photoItem } from './photo-files.ts';
import { writeOut } from './write-out.ts';

interface Writing {
  readonly out: Writable;
  readonly signal: AbortSignal;
  readonly dataDir: string;
}

/** Beside the rows of photos their pictures, newest requests first, as many as a file may hold. How many, and how many not. */
export async function writePhotos(
  client: PoolClient,
  { out, signal, dataDir }: Writing,
): Promise<Record<string, number>> {
  let [written, left, bytes] = [0, 0, 0];
  await writeOut(out, `,\n${JSON.stringify(photoFilesField)}:[`);
  for await (const name of listPhotoNames(client)) {
    signal.throwIfAborted();
    const item = bytes < maxPhotoBytes ? await photoItem(dataDir, name) : null;
    // Four base64 characters are three bytes; the limit is in bytes.
    const size = item === null ? 0 : (item.length * 3) / 4;
    if (item === null || bytes + size > maxPhotoBytes) {
      left += 1;
      continue;
    }
    await writeOut(out, `${written === 0 ? '' : ','}\n${item}`);
    bytes += size;
    written += 1;
  }
  await writeOut(out, ']');
  return { [photoFilesField]: written, ...(left > 0 ? { [`${photoFilesField}_left_out`]: left } : {}) };
}
