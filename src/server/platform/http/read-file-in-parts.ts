import type { FileHandle } from 'node:fs/promises';

const partBytes = 256 * 1024;

/**
 * Reads a file from the start and closes it at the end. All parts share one buffer, so each is valid only
 * until the next.
 */
export async function* readFileInParts(file: FileHandle): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafeSlow(partBytes);
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, partBytes);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
