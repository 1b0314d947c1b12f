import { misuse } from './exit-codes.ts';
import type { Output } from './output.ts';
import { readTextFile } from './read-text-file.ts';

/** The server's limit; split a longer list into several batches. */
const maxBytes = 20_000_000;

/**
 * The text of a list file, one entry per line. An error has the path and the problem.
 * @example await readListFile('locations.txt', 'locations', output) // 'Miami, FL\nHialeah, FL\n'
 */
export async function readListFile(
  path: string,
  what: 'locations' | 'keywords',
  output: Output,
): Promise<string> {
  const text = await readTextFile(path, maxBytes, output);
  if (text.trim() === '') {
    throw misuse(`${path} is empty: it should hold ${what}, one per line.`);
  }
  return text.replace(/\r?\n$/, ''); // The end of the last line, not one more line.
}
