import type { FileHandle } from 'node:fs/promises';

const partBytes = 256 * 1024;

/** A file from its beginning, closed at the end. Every part is in the same buffer, and valid until the next is asked for. */
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
