import { chmod, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

/* Photos, backups, exports and keys hold personal data and secrets: other users of the machine read none of them. */

export const privateFile = 0o600;
export const privateFolder = 0o700;

/** Folders whose files are few. Photos are many, and the folder above them keeps others out. */
const foldersOfFewFiles = ['backups', 'keys', 'transfers'];
const ourFolders = new Set([...foldersOfFewFiles, 'uploads']);
const ourFiles = /^postgres-(?:password|owner|\d+\.log)$/;
/** PostgreSQL keeps its own folder private; `lost+found` belongs to the file system. */
const notToTouch = /^(?:postgres-\d+(?:\.new-\d+)?|lost\+found)$/;
const maxFiles = 2_000;

/**
 * Makes the data folder and what an earlier version left in it private. A folder that also holds something else, such as
 * a home folder, keeps its mode: somebody may depend on it.
 */
export async function keepPrivate(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  const isOurs = (name: string) => ourFolders.has(name) || ourFiles.test(name) || notToTouch.test(name);
  if (names.length > 0 && names.every(isOurs)) await restrict(dataDir);
  for (const name of names.filter(name => ourFolders.has(name) || ourFiles.test(name))) {
    await restrict(join(dataDir, name));
  }
  for (const folder of foldersOfFewFiles) {
    const files = await readdir(join(dataDir, folder)).catch(() => []);
    for (const name of files.slice(0, maxFiles)) await restrict(join(dataDir, folder, name));
  }
}

/** Opens a file for writing. One that exists already becomes private too. */
export async function openPrivateFile(path: string, highWaterMark?: number): Promise<Writable> {
  const file = await open(path, 'w', privateFile);
  // A file that existed has a mode already. What is no file, such as a pipe, is not ours to change.
  if ((await file.stat()).isFile()) await file.chmod(privateFile).catch(() => undefined);
  return file.createWriteStream(highWaterMark === undefined ? {} : { highWaterMark });
}

/** Takes away what others may do. Left alone where the file system or the owner does not allow it. */
async function restrict(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found || (found.mode & 0o077) === 0) return;
  await chmod(path, found.mode & 0o700).catch(() => undefined);
}
