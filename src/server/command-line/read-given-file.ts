import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileReason } from '../platform/file-reason.ts';
import { misuse } from './exit-codes.ts';

/** The bytes of a file on the command line. Reads no more bytes than the program accepts, whatever the file is. */
export async function readGivenFile(path: string, largest: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of createReadStream(path)) {
      size += part.length;
      if (size > largest)
        throw misuse(`${path} is too large: it may have ${largest.toLocaleString('en-US')} bytes.`);
      parts.push(part);
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  return Buffer.concat(parts, size);
}

/** Refuses what can't be read, before work begins. */
export async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });
  if (!found.isFile()) throw misuse(`${path} is no file. Name a file.`);
}

function unreadable(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT' || code === 'ENOTDIR') return misuse(`File ${path} not found.`);
  const reason = fileReason(error);
  return reason === null ? error : misuse(`${path} can’t be read: ${reason}.`);
}
