import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { privateFile, privateFolder } from '../../platform/private-files.ts';
import { DamagedFile } from '../containers/container-entry.ts';

/** The only file names that a backup may contain: no paths. */
const photoPath = /^leads\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-5]\.webp$/;

/** Restores a photo. An existing one is the same: leads never share numbers. */
export async function keepPhoto(uploads: string, path: string, content: Buffer): Promise<void> {
  if (!photoPath.test(path)) throw new DamagedFile('it holds a file that is no photo');
  const target = join(uploads, path);
  if (content.length === 0 || (await stat(target).catch(() => null))) return;
  await mkdir(dirname(target), { recursive: true, mode: privateFolder });
  const part = `${target}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(part, content, { mode: privateFile }); // Not synced: thousands of them would take minutes.
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
