import type { PoolClient } from 'pg';
import { listPhotoNames } from '../../audience/leads/photo-name-queries.ts';
import { photoFilesField } from '../tables/exported-tables.ts';
import { maxPhotoBytes, photoItem } from './photo-files.ts';

interface PhotoWork {
  readonly signal: AbortSignal;
  readonly dataDir: string;
  /** Gets the number of written photos, and of those above the limit. */
  readonly counts: Record<string, number>;
}

/** The photos beside their rows, newest requests first, as many as a file may hold. */
export async function* photoText(
  client: PoolClient,
  { signal, dataDir, counts }: PhotoWork,
): AsyncGenerator<string> {
  let [written, left, bytes] = [0, 0, 0];
  yield `,\n${JSON.stringify(photoFilesField)}:[`;
  for await (const name of listPhotoNames(client)) {
    signal.throwIfAborted();
    const item = bytes < maxPhotoBytes ? await photoItem(dataDir, name) : null;
    // Four base64 characters are three bytes; the limit is in bytes.
    const size = item === null ? 0 : (item.length * 3) / 4;
    if (item === null || bytes + size > maxPhotoBytes) {
      left += 1;
      continue;
    }
    yield `${written === 0 ? '' : ','}\n${item}`;
    bytes += size;
    written += 1;
  }
  yield ']';
  counts[photoFilesField] = written;
  if (left > 0) counts[`${photoFilesField}_left_out`] = left;
}
