import { statfs } from 'node:fs/promises';
import { CannotContinue } from './locked-run.ts';

/** The bytes of the disk that jobs leave free: a full disk stops the database too. */
export const diskReserve = 512 * 1024 ** 2;

let watched: { readonly folder: string; readonly reserve: number } | null = null;

/** From now on jobs leave this reserve on the disk of the embedded database. Null: its disk is another machine's. */
export function watchDisk(folder: string | null, reserve = diskReserve): void {
  watched = folder === null ? null : { folder, reserve };
}

/** Ends a job before it fills the disk. */
export async function requireDiskReserve(): Promise<void> {
  if (!watched) return;
  const { bavail, bsize } = await statfs(watched.folder);
  if (bavail * bsize < watched.reserve)
    throw new CannotContinue('The disk is almost full. Free at least 1 GB.');
}
