import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPrivateFile } from '../platform/private-files.ts';
import { fileFailure } from './exit-codes.ts';
import type { Output } from './output.ts';
import { terminal } from './terminal.ts';

/** Streams an export to a file; `-` is standard output. Reports the file to `output`. */
export async function writeExport(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  { interrupted: signal, output }: { interrupted: AbortSignal; output?: Output },
): Promise<void> {
  const target = file === '-' ? writeThrough() : openPrivateFile(file);
  await Promise.resolve(target)
    .then(opened => pipeline(chunks, opened, { signal }))
    .catch((error: unknown) => {
      if (isClosedPipe(error)) return;
      throw fileFailure(file, error) ?? error;
    });
  if (file !== '-') output?.result({ file }, `Written: ${file}`);
}

/** The reader has enough, as `head` does. */
export const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** Standard output, which stays open for what follows. */
function writeThrough(): Writable {
  const { stdout } = terminal();
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => void stdout.write(chunk, done),
  });
}
