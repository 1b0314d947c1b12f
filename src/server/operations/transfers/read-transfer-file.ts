import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { type JsonPart, refusal, splitJson } from './split-json.ts';

/** Streams the parts of an export file. Memory use does not grow with the file. */
export async function* readTransferFile(file: string, signal: AbortSignal): AsyncGenerator<JsonPart> {
  await refuseOtherKinds(file);
  const stream = createReadStream(file, { highWaterMark: 256 * 1024, signal });
  yield* splitJson(stream);
}

const gzip = [0x1f, 0x8b];
const zip = [0x50, 0x4b, 0x03, 0x04];
const utf16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** Recognizes files that are often sent by mistake, for a better message than "broken JSON". */
async function refuseOtherKinds(file: string): Promise<void> {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
    throw refusal(
      'The file is not in the data folder of the process that works on it. Choose it again; if several processes work on one database, they need the same DATA_DIR.',
    );
  });
  const head = await firstBytes(handle);
  const begins = (bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte);
  if (begins(gzip) || begins(zip))
    throw refusal('The file is compressed. Unpack it and choose the .json inside.');
  if (utf16.some(begins) || head.includes(0)) {
    throw refusal('The file is written in UTF-16. Save it as UTF-8 and choose it again.');
  }
}

async function firstBytes(handle: FileHandle): Promise<Buffer> {
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
