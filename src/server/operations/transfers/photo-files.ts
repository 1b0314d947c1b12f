import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { photoRules } from '../../../contract/audience/lead-forms.ts';
import { photoFile } from '../../audience/leads/photo-files.ts';
import type { PhotoName } from '../../audience/leads/photo-name-queries.ts';
import { privateFile, privateFolder } from '../../platform/private-files.ts';
import { firstProblem } from '../tables/check-row.ts';
import { transferFolder } from './transfer-files.ts';

/* The pictures of requests lie beside the database; in a file they are a list of their own. */

/** Our photos are small; the base64 of one must fit into an item of a file. */
export const largestPhoto = 11 * 1024 ** 2;
/** Together. More belong into a backup, or are copied as files. */
export const maxPhotoBytes = 1024 ** 3;

const itemSchema = z.object({
  lead_id: z.uuid(),
  number: z.number().int().min(1).max(photoRules.max),
  data: z.base64(),
});

/** Pictures of an import: stored temporarily, and moved after their rows are imported. */
export class PhotoSpool {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #placed: string[] = [];
  #bytes = 0;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#folder = join(transferFolder(dataDir), `photos-${randomUUID()}`);
  }

  /** Checks a picture and stores it temporarily on request. */
  async take(value: unknown, keep: boolean): Promise<PhotoName | { problem: string }> {
    const read = itemSchema.safeParse(value);
    if (!read.success) return { problem: firstProblem(read.error) };
    const { data, ...name } = read.data;
    const bytes = Buffer.from(data, 'base64');
    this.#bytes += bytes.length;
    if (bytes.length > largestPhoto || this.#bytes > maxPhotoBytes)
      return { problem: 'The photos are larger than any export writes' };
    if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
      return { problem: 'This is not a photo as we keep them (WebP)' };
    if (keep) {
      await mkdir(this.#folder, { recursive: true, mode: privateFolder });
      await writeFile(this.#aside(name), bytes, { mode: privateFile });
    }
    return name;
  }

  /** Moves pictures to their final place. Existing files stay. */
  async place(names: readonly PhotoName[]): Promise<void> {
    for (const name of names) {
      const target = photoFile(uploadsOf(this.#dataDir), name.lead_id, name.number);
      if (await stat(target).catch(() => null)) continue;
      await mkdir(dirname(target), { recursive: true, mode: privateFolder });
      await rename(this.#aside(name), target);
      this.#placed.push(target);
    }
  }

  async undo(): Promise<void> {
    for (const file of this.#placed) await rm(file, { force: true });
  }

  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  #aside({ lead_id, number }: PhotoName): string {
    return join(this.#folder, `${lead_id}-${number}.webp`);
  }
}

const uploadsOf = (dataDir: string) => join(dataDir, 'uploads');
