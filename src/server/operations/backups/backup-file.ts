import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { backupReasonSchema } from '../../../contract/operations/backups.ts';
import { privateFolder, unfinished } from '../../platform/private-files.ts';
import { type ContainerEntry, DamagedFile, type OpenContainer } from '../containers/container-entry.ts';
import { openContainer, verifyChecksum } from '../containers/read-container.ts';
import { writeContainer } from '../containers/write-container.ts';
import { openOlderBackup } from './older-backup.ts';

/* A backup is a container with the rows of every table as COPY writes them, and the photos of leads. */

const headSchema = z.object({
  made_at: z.iso.datetime(),
  reason: backupReasonSchema,
  program_version: z.string(),
  postgres_version: z.string(),
  migrations: z.array(z.string()),
});
export type BackupHead = z.infer<typeof headSchema>;

const ending = '.pagehaul-backup';
const namePattern = /^[a-z0-9][a-z0-9-]{0,100}\.pagehaul-backup$/;
const maxListed = 500;

export const backupFolder = (dataDir: string) => join(dataDir, 'backups');

/** A name that sorts by time and that no two backups share. */
export function newBackupName(now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `pagehaul-${time}-${randomBytes(3).toString('hex')}${ending}`;
}

/** Names come from users: only backups in our folder are opened. */
export const isBackupName = (name: string) => namePattern.test(name);

export interface StoredBackup extends BackupHead {
  readonly name: string;
  readonly bytes: number;
  readonly rows: number;
}

interface Backup {
  readonly name: string;
  readonly head: BackupHead;
  readonly lists: readonly { readonly name: string; readonly columns: readonly string[] }[];
  readonly entries: AsyncIterable<ContainerEntry>;
}

/** Writes a new backup in bounded memory. */
export async function writeBackupFile(
  folder: string,
  { name, head, lists, entries }: Backup,
): Promise<StoredBackup> {
  await mkdir(folder, { recursive: true, mode: privateFolder });
  const { bytes, rows } = await writeContainer(join(folder, name), {
    manifest: { format: 'pagehaul-backup', ...head, lists },
    entries,
    createdAt: new Date(head.made_at),
  });
  return { ...head, name, rows, bytes };
}

/** Deletes incomplete files of killed processes. Run it only while no other process writes. */
export async function dropUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.endsWith(unfinished(ending))) await rm(join(folder, name), { force: true });
  }
}

/** The backups of a folder, newest first. Files that don't start like a backup are left out. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isBackupName).sort().reverse();
  const found: StoredBackup[] = [];
  for (const name of names.slice(0, maxListed)) {
    const backup = await readBackupHead(folder, name).catch(() => null);
    if (backup) found.push(backup);
  }
  return found.sort((one, other) => other.made_at.localeCompare(one.made_at));
}

interface OpenedBackup extends StoredBackup {
  readonly container: OpenContainer;
}

export async function readBackupHead(folder: string, name: string): Promise<OpenedBackup> {
  const path = join(folder, name);
  const container = (await openOlderBackup(path)) ?? (await openContainer(path));
  const head = headSchema.safeParse(container.manifest);
  if (!head.success) throw new DamagedFile('its head can’t be read');
  const { bytes, rows } = container;
  return { ...head.data, name, bytes, rows, container };
}

/** Compares the whole file with its checksum. Refuses a damaged one. */
export async function checkBackupFile(
  folder: string,
  name: string,
  signal?: AbortSignal,
): Promise<OpenedBackup> {
  const backup = await readBackupHead(folder, name);
  await verifyChecksum(backup.container, signal);
  return backup;
}
