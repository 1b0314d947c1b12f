import { AppError } from '../../platform/errors.ts';
import { readIsolated } from '../../platform/isolated-reader.ts';
import type { PackFiles } from './pack.ts';
import type { ReadPack } from './read-pack.ts';

export interface ReadZip extends ReadPack {
  readonly files: PackFiles;
}

const reader = {
  name: 'pack-worker',
  folder: import.meta.dirname,
  tooMuch: () =>
    new AppError('invalid', 'This pack needs too much memory or time. Make its documents smaller.', {
      reason: 'invalid-pack',
    }),
};

/** Unpacks and checks a zip of strangers, in a separate process. */
export const readUploadedPack = (zip: Uint8Array): Promise<ReadZip> => readIsolated<ReadZip>(reader, zip);
