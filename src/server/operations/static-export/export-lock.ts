import { readFile, rm, writeFile } from 'node:fs/promises';
import { AppError } from '../../platform/errors.ts';

/** Allows one export at a time to write there. Locks of dead processes are ignored. */
export async function takeLock(path: string, place: string): Promise<void> {
  const mine = { flag: 'wx' } as const;
  try {
    await writeFile(path, String(process.pid), mine);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const holder = Number(await readFile(path, 'utf8').catch(() => '0'));
    if (holder !== process.pid && isRunning(holder)) {
      throw new AppError('conflict', `Another export (process ${holder}) writes to this ${place}.`, {
        reason: 'busy',
      });
    }
    await rm(path, { force: true });
    await writeFile(path, String(process.pid), mine);
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
