import { readFile, stat } from 'node:fs/promises';
import { fileReason } from '../platform/file-reason.ts';
import { misuse } from './exit-codes.ts';

/** The bytes of a file that a person named. Refuses a file of more bytes than the program takes. */
export async function readGivenFile(path: string, largest: number): Promise<Buffer> {
  await requireFile(path, largest);
  return readFile(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
}

/** Refuses what is no file, or a file of more bytes than the program takes. */
export async function requireFile(path: string, largest = Infinity): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (found.isDirectory()) throw misuse(`${path} is a folder. Name a file.`);
  if (found.size > largest) {
    throw misuse(
      `${path} is too large: it may have ${largest.toLocaleString('en-US')} bytes, it has ${found.size.toLocaleString('en-US')}.`,
      'Split it.',
    );
  }
}

function unreadable(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT' || code === 'ENOTDIR') return misuse(`File ${path} not found.`);
  const reason = fileReason(error);
  return reason === null ? error : misuse(`${path} can’t be read: ${reason}.`);
}
