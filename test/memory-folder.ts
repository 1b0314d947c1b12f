import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'pagehaul-tests-';
const gigabyte = 1024 ** 3;

/**
 * Puts temporary folders of this process and its children into memory, if there is room. A database has 800 files:
 * copying it takes 20 ms of processor time there and 500 ms on a disk.
 */
export function useMemoryFolder(): void {
  if (process.env.TMPDIR?.startsWith(join(memory, prefix)) || !hasRoom()) return;
  for (const name of readdirSync(memory)) if (isLeftOver(name)) remove(join(memory, name));
  const folder = join(memory, `${prefix}${process.pid}`);
  // The embedded database runs as another user when tests run as root.
  mkdirSync(folder, { mode: 0o711 });
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 3 * gigabyte && freemem() > 6 * gigabyte;
}

/** Killed test runs leave their folder. */
function isLeftOver(name: string): boolean {
  return name.startsWith(prefix) && !existsSync(`/proc/${name.slice(prefix.length)}`);
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // A program that is still ending may write into it. The next run removes the folder.
  }
}
