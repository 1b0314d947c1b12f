import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFolder } from '../../platform/private-files.ts';

/** Folder of incoming files, under our own names, never the sender's. Without the folder, writing each file fails. */
export async function incomingFolder(uploads: string): Promise<string> {
  const folder = join(uploads, 'incoming');
  await mkdir(folder, { recursive: true, mode: privateFolder }).catch(() => undefined);
  return folder;
}

/** Photos that were accepted and are not encoded yet. */
const acceptedFolder = (uploads: string) => join(uploads, 'accepted');
const acceptedName = /^([0-9a-f-]{36})\.[0-9a-f-]{36}$/;

/** Moves an incoming file to where a later process finds it. */
export async function placeAccepted(uploads: string, leadId: string, from: string): Promise<string> {
  await mkdir(acceptedFolder(uploads), { recursive: true, mode: privateFolder });
  const path = join(acceptedFolder(uploads), `${leadId}.${randomUUID()}`);
  await rename(from, path);
  return path;
}

export async function listAccepted(uploads: string): Promise<{ leadId: string; path: string }[]> {
  const names = await readdir(acceptedFolder(uploads)).catch(() => []);
  return names.flatMap(name => {
    const leadId = acceptedName.exec(name)?.[1];
    return leadId ? [{ leadId, path: join(acceptedFolder(uploads), name) }] : [];
  });
}

export const leadFolder = (uploads: string, leadId: string) => join(uploads, 'leads', leadId);

export const photoFile = (uploads: string, leadId: string, number: number) =>
  join(leadFolder(uploads, leadId), `${number}.webp`);

export async function dropPhotoFiles(uploads: string, leadId: string): Promise<void> {
  await rm(leadFolder(uploads, leadId), { recursive: true, force: true });
}

/** Deletes half-received files of a killed program. An hour spares uploads of another process. */
export async function dropStaleUploads(uploads: string): Promise<void> {
  const folder = join(uploads, 'incoming');
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > 3_600_000) await rm(file, { force: true });
  }
}
