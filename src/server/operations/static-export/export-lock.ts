import { readFile, rm, writeFile } from 'node:fs/promises';
import { isStillRunning, processIdentity } from '../../platform/db/process-identity.ts';
import { AppError } from '../../platform/errors.ts';

/** Allows one export at a time to write there. Locks of dead processes are ignored. */
export async function takeLock(path: string, place: string): Promise<void> {
  const mine = { flag: 'wx' } as const;
  try {
    await writeFile(path, processIdentity(process.pid), mine);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const holder = await readFile(path, 'utf8').catch(() => '');
    if (holder !== processIdentity(process.pid) && isStillRunning(holder)) {
      throw new AppError(
        'conflict',
        `Another export (process ${holder.split(' ')[0]}) writes to this ${place}.`,
        {
          reason: 'busy',
        },
      );
    }
    await rm(path, { force: true });
    await writeFile(path, processIdentity(process.pid), mine);
  }
}
