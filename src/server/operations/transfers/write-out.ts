import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Waits until the file has accepted the previous data. */
export async function writeOut(out: Writable, chunk: string | Buffer): Promise<void> {
  if (out.errored) throw out.errored;
  if (!out.write(chunk)) await once(out, 'drain');
}
