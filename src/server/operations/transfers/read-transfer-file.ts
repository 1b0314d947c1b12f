import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { readContainerParts } from './container-parts.ts';
import { type JsonPart, refusal, splitJson } from './split-json.ts';

/** Streams the parts of an export file. Memory use does not grow with the file. */
export async function* readTransferFile(file: string, signal: AbortSignal): AsyncGenerator<JsonPart> {
  const head = await firstBytes(file);
  if (head.toString('latin1', tarMarkAt, tarMarkAt + tarMark.length) === tarMark) {
    yield* readContainerParts(file, signal);
    return;
  }
  refuseOtherKinds(head.subarray(0, 4));
  yield* splitJson(createReadStream(file, { highWaterMark: 256 * 1024, signal }));
}

const [tarMark, tarMarkAt] = ['ustar', 257];
const gzip = [0x1f, 0x8b];
const zip = [0x50, 0x4b, 0x03, 0x04];
const utf16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** Recognizes files that are often sent by mistake, for a better message than "broken JSON". */
function refuseOtherKinds(head: Buffer): void {
  const begins = (bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte);
  if (begins(gzip) || begins(zip))
    throw refusal('The file is compressed. Unpack it and choose the .json inside.');
  if (utf16.some(begins) || head.includes(0)) {
    throw refusal('The file is written in UTF-16. Save it as UTF-8 and choose it again.');
  }
}

async function firstBytes(file: string): Promise<Buffer> {
  const handle = await open(file).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
    throw refusal(
      'The file is not in the data folder of the process that works on it. Choose it again; if several processes work on one database, they need the same DATA_DIR.',
    );
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), { position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
