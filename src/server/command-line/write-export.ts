import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPrivateFile } from '../platform/private-files.ts';
import { CommandFailure, exitCodes } from './exit-codes.ts';
import { terminal } from './terminal.ts';

/** Writes an export to a file as it is read; `-` is standard output. */
export async function writeExport(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<void> {
  const target = file === '-' ? writeThrough() : openPrivateFile(file);
  await Promise.resolve(target)
    .then(opened => pipeline(chunks, opened, { signal }))
    .catch((error: unknown) => {
      throw new CommandFailure(
        exitCodes.failed,
        `The file could not be written: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
}

/** Standard output, which stays open for what follows. */
function writeThrough(): Writable {
  const { stdout } = terminal();
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => void stdout.write(chunk, () => done()),
  });
}
