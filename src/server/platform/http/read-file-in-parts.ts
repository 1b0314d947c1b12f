import type { FileHandle } from 'node:fs/promises';

const partBytes = 256 * 1024;

/**
 * Reads a file from the start and closes it at the end, also if the caller stops reading. All parts share one buffer,
 * so each is valid only until the next.
 */
export function readFileInParts(file: FileHandle): AsyncIterableIterator<Uint8Array, undefined> {
  const buffer = Buffer.allocUnsafeSlow(partBytes);
  const end = async () => {
    await file.close();
    return { done: true, value: undefined } as const;
  };
  return {
    next: async () => {
      try {
        const { bytesRead } = await file.read(buffer, 0, partBytes);
        return bytesRead === 0 ? await end() : { value: buffer.subarray(0, bytesRead) };
      } catch (error) {
        await end();
        throw error;
      }
    },
    // A generator that was not begun would end without closing.
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
