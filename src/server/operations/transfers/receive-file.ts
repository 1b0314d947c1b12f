import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { largestImport } from '../../../contract/operations/transfers.ts';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { diskReserve } from '../../platform/jobs/disk-reserve.ts';
import { writePrivateFile } from '../../platform/private-files.ts';
import { importFileName, makeTransferFolder } from './transfer-files.ts';

interface SentFile {
  readonly id: string;
  readonly body: AsyncIterable<Uint8Array>;
  /** The length as declared by the sender; null if unknown. */
  readonly length: number | null;
}

interface Limits {
  /** Bytes of a file. */
  readonly max: number;
  /** The bytes of the disk that stay free: a full one stops the database too. */
  readonly spared: number;
}
const limits: Limits = { max: largestImport, spared: diskReserve };

/** Streams an uploaded file to disk with a size limit, and returns its size. On any failure the file is deleted. */
export async function receiveFile(
  { dataDir }: Pick<Config, 'dataDir'>,
  { id, body, length }: SentFile,
  { max, spared } = limits,
): Promise<number> {
  const folder = await makeTransferFolder(dataDir);
  if (length !== null && length > max) throw tooLarge(max);
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize - spared;
  if ((length ?? 0) > freeBytes) throw diskFull();
  const file = join(folder, importFileName(id));
  let size = 0;
  const bounded = new Transform({
    transform: (chunk: Buffer, _encoding, next) => {
      size += chunk.length;
      if (size > max) next(tooLarge(max));
      else if (size > freeBytes) next(diskFull());
      else next(null, chunk);
    },
  });
  try {
    return await writePrivateFile(file, async out => {
      await pipeline(Readable.from(body, { objectMode: false }), bounded, out);
      if (size === 0) throw new AppError('invalid', 'The file is empty.', { reason: 'file' });
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw diskFull();
    throw new AppError('invalid', 'The file did not arrive whole. Send it again.', {
      reason: 'file',
      cause: error,
    });
  }
}

const tooLarge = (max: number) =>
  new AppError('invalid', `The file is larger than ${max / 1024 ** 3} GB. Import it in parts.`, {
    reason: 'body-size',
  });

const diskFull = () =>
  new AppError('invalid', 'Not enough disk space for this file. Free some and try again.', {
    reason: 'disk-full',
  });
