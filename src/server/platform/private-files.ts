import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** The name of a file that is still being written. */
export const unfinished = (path: string) => `${path}.part`;

/**
 * Writes a file that has its name only when it is complete on disk; a failure leaves nothing. `fill` ends the stream. `known`
 * replaces the bytes of a position by what is known at the end. Returns the size in bytes.
 */
export async function writePrivateFile(
  path: string,
  fill: (out: Writable) => Promise<void>,
  known?: () => LateText,
): Promise<number> {
  const part = unfinished(path);
  let out: Writable | undefined;
  try {
    out = await openPrivateFile(part, 1024 * 1024);
    await fill(out);
    const bytes = await complete(part, known?.());
    await rename(part, path);
    await syncFolder(dirname(path));
    return bytes;
  } catch (error) {
    out?.destroy();
    await rm(part, { force: true });
    throw error;
  }
}

interface LateText {
  readonly at: number;
  readonly text: string;
}

async function complete(part: string, known: LateText | undefined): Promise<number> {
  const file = await open(part, 'r+');
  try {
    if (known) await file.write(known.text, known.at);
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().catch(() => undefined); // Some file systems don't support this.
  await handle.close();
}

/** Removes the access of others. Ignores errors if the file system or the owner doesn't allow it. */
async function restrict(path: string): Promise<void> {
  const stats = await stat(path).catch(() => null);
  if (!stats || (stats.mode & 0o077) === 0) return;
  await chmod(path, stats.mode & 0o700).catch(() => undefined);
}
