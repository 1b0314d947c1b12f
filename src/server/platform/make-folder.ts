import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { AppError } from './errors.ts';
import { fileReason } from './file-reason.ts';

/** Makes a folder that people named, with those above it, or refuses with the reason and the advice. */
export async function makeFolder(path: string, advice: string, mode = 0o777): Promise<void> {
  try {
    await makeWithParents(resolve(path), mode);
  } catch (error) {
    const reason = fileReason(error);
    if (reason === null) throw error;
    throw new AppError('conflict', `${path} can’t be a folder: ${reason}. ${advice}`, {
      reason: 'no-folder',
    });
  }
}

/** One by one: Node’s `recursive` never ends below a folder that can’t hold others, such as /proc. */
async function makeWithParents(path: string, mode: number): Promise<void> {
  if (!existsSync(dirname(path))) await makeWithParents(dirname(path), mode);
  await mkdir(path, mode).catch((error: unknown) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  });
}
