import { chmod, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

/*
 * Photos, backups, exports and keys contain personal data and secrets, so other users of the machine must
 * not read them.
 */

export const privateFile = 0o600;
export const privateFolder = 0o700;

/** Folders with few files. Photos are many, and their parent folder is private already. */
const foldersOfFewFiles = ['backups', 'keys', 'transfers'];
const ourFolders = new Set([...foldersOfFewFiles, 'uploads']);
const ourFiles = /^postgres-(?:password|owner|\d+\.log)$/;
/** PostgreSQL protects its own folder; `lost+found` belongs to the file system. */
const excludedFolders = /^(?:postgres-\d+(?:\.new-\d+)?|lost\+found)$/;
const maxFiles = 2_000;

/**
 * Makes the data folder and an earlier version's files in it private. A folder with other content, such as
 * a home folder, keeps its mode, because others may depend on it.
 */
export async function keepPrivate(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  const isOurs = (name: string) => ourFolders.has(name) || ourFiles.test(name) || excludedFolders.test(name);
  if (names.length > 0 && names.every(isOurs)) await restrict(dataDir);
  for (const name of names.filter(name => ourFolders.has(name) || ourFiles.test(name))) {
    await restrict(join(dataDir, name));
  }
  for (const folder of foldersOfFewFiles) {
    const files = await readdir(join(dataDir, folder)).catch(() => []);
    for (const name of files.slice(0, maxFiles)) await restrict(join(dataDir, folder, name));
  }
}

/** Opens a file for writing. An existing file becomes private, too. */
export async function openPrivateFile(path: string, highWaterMark?: number): Promise<Writable> {
  const file = await open(path, 'w', privateFile);
  // An existing file keeps its old mode otherwise. Only regular files are changed, not pipes.
  if ((await file.stat()).isFile()) await file.chmod(privateFile).catch(() => undefined);
  return file.createWriteStream(highWaterMark === undefined ? {} : { highWaterMark });
}

/** Removes the access of others. Ignores errors if the file system or the owner doesn't allow it. */
async function restrict(path: string): Promise<void> {
  const stats = await stat(path).catch(() => null);
  if (!stats || (stats.mode & 0o077) === 0) return;
  await chmod(path, stats.mode & 0o700).catch(() => undefined);
}
