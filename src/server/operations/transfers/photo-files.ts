import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { photoRules } from '../../../contract/audience/lead-forms.ts';
import { photoFile } from '../../audience/leads/photo-files.ts';
import type { PhotoName } from '../../audience/leads/photo-name-queries.ts';
import type { Trx } from '../../platform/db/database.ts';
import { privateFile, privateFolder } from '../../platform/private-files.ts';
import { firstProblem } from '../tables/check-row.ts';
import { listLeadsNotImported } from './photo-queries.ts';
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

const spoolPrefix = 'photos-';

/** Pictures of an import: stored temporarily, and placed after their rows are imported. */
export class PhotoSpool {
  readonly #dataDir: string;
  readonly #folder: string;
  readonly #placed: string[] = [];
  #bytes = 0;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    this.#folder = join(transferFolder(dataDir), `${spoolPrefix}${randomUUID()}`);
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

  /**
   * Links pictures to their final place. Existing files stay. The temporary folder keeps their names until the rows are stored,
   * so that those of a killed import are found.
   */
  async place(names: readonly PhotoName[]): Promise<void> {
    for (const name of names) {
      const target = photoFile(uploadsOf(this.#dataDir), name.lead_id, name.number);
      if (await stat(target).catch(() => null)) continue;
      await mkdir(dirname(target), { recursive: true, mode: privateFolder });
      this.#placed.push(target);
      // Some file systems have no links.
      await link(this.#aside(name), target).catch(() => copyFile(this.#aside(name), target));
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

const spooledName = /^([0-9a-f-]{36})-(\d)\.webp$/;

/** Deletes the temporary pictures of killed imports, and placed ones whose rows were not stored. The caller holds the lock of imports. */
export async function dropLeftSpools(trx: Trx, dataDir: string): Promise<void> {
  const all = await readdir(transferFolder(dataDir)).catch(() => []);
  for (const folder of all.filter(name => name.startsWith(spoolPrefix))) {
    const path = join(transferFolder(dataDir), folder);
    const names = (await readdir(path).catch(() => [])).flatMap(name => {
      const [, lead = '', number = ''] = spooledName.exec(name) ?? [];
      return lead ? [{ lead, number: Number(number) }] : [];
    });
    const without = await listLeadsNotImported(trx, [...new Set(names.map(({ lead }) => lead))]);
    for (const { lead, number } of names.filter(one => without.has(one.lead))) {
      const file = photoFile(uploadsOf(dataDir), lead, number);
      await rm(file, { force: true });
      await rmdir(dirname(file)).catch(() => undefined); // It has other photos.
    }
    await rm(path, { recursive: true, force: true });
  }
}

const uploadsOf = (dataDir: string) => join(dataDir, 'uploads');
