import { readFile, stat } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { misuse } from './exit-codes.ts';
import { terminal } from './terminal.ts';

/** The text of a file; `-` is standard input. Refuses a file of more bytes than an import takes. */
export async function readTextFile(file: string, largest: number): Promise<string> {
  if (file === '-') return readAll(terminal().stdin);
  const size = await stat(file).then(
    found => (found.isFile() ? found.size : null),
    () => null,
  );
  if (size === null) throw misuse(`File ${file} not found.`);
  if (size > largest) {
    throw misuse(`${file} is too large: it may have ${largest.toLocaleString('en-US')} bytes.`, 'Split it.');
  }
  return readFile(file, 'utf8');
}
