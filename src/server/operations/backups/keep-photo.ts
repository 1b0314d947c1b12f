import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { privateFile, privateFolder } from '../../platform/private-files.ts';
import { DamagedBackup } from './frames.ts';

export interface PhotoKeeper {
  write(data: Buffer): Promise<void>;
  close(): Promise<void>;
}

/** The only file names that a backup may contain: no paths. */
const photoPath = /^leads\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-5]\.webp$/;

/** Puts a photo back where it was. One that is there already is the same one: leads never share numbers. */
export function keepPhoto(uploads: string, path: string): PhotoKeeper {
  if (!photoPath.test(path)) throw new DamagedBackup('it holds a file that is no photo');
  const target = join(uploads, path);
  const pieces: Buffer[] = [];
  let bytes = 0;
  return {
    write: async data => {
      bytes += data.length;
      if (bytes > maxBytes) throw new DamagedBackup('a photo is larger than any we keep');
      pieces.push(Buffer.from(data));
    },
    close: async () => {
      if (bytes === 0 || (await stat(target).catch(() => null))) return;
      await mkdir(dirname(target), { recursive: true, mode: privateFolder });
      const part = `${target}.${randomBytes(4).toString('hex')}`;
      const file = await open(part, 'wx', privateFile);
      try {
        await file.writeFile(Buffer.concat(pieces));
      } finally {
        await file.close();
      }
      await rename(part, target).catch(async (error: unknown) => {
        await rm(part, { force: true });
        throw error;
      });
    },
  };
}

/** We store photos re-encoded and small. */
const maxBytes = 32 * 1024 * 1024;
