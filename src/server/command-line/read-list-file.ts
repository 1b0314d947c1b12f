import { misuse } from './exit-codes.ts';
import { readGivenFile } from './read-given-file.ts';

/** The server's limit; split a longer list into several batches. */
const maxBytes = 20_000_000;

/**
 * The text of a list file, one entry per line. An error has the path and the problem.
 * @example await readListFile('locations.txt', 'locations') // 'Miami, FL\nHialeah, FL\n'
 */
export async function readListFile(path: string, what: 'locations' | 'keywords'): Promise<string> {
  const bytes = await readGivenFile(path, maxBytes);
  const text = decode(bytes, path, what).replace(/^\uFEFF/, '');
  if (text.trim() === '') {
    throw misuse(`${path} is empty: it should hold ${what}, one per line.`);
  }
  return text.replace(/\r?\n$/, ''); // The end of the last line, not one more line.
}

/** Text is UTF-8 without null characters; for anything else the line of the first byte that isn't is named. */
function decode(bytes: Buffer, path: string, what: string): string {
  const nul = bytes.indexOf(0);
  if (nul !== -1) throw notText(path, what, lineAt(bytes, nul));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notText(path, what, firstBadLine(bytes));
  }
}

function notText(path: string, what: string, line: number) {
  return misuse(
    `${path}, line ${line}: not text. Write the ${what} to a UTF-8 text file, one per line.`,
    'Spreadsheets: save the column as CSV or plain text (UTF-8) first.',
  );
}

function lineAt(bytes: Buffer, position: number): number {
  let line = 1;
  for (let at = bytes.indexOf(10); at !== -1 && at < position; at = bytes.indexOf(10, at + 1)) line += 1;
  return line;
}

function firstBadLine(bytes: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(10, start);
    const end = found === -1 ? bytes.length : found + 1;
    try {
      decoder.decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    start = end;
  }
  return line;
}
