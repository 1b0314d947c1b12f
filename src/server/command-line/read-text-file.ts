import { buffer as readAll } from 'node:stream/consumers';
import { decodeText } from '../../engine/index.ts';
import { misuse } from './exit-codes.ts';
import type { Output } from './output.ts';
import { readGivenFile } from './read-given-file.ts';
import { terminal } from './terminal.ts';

/**
 * The text of a file; `-` is standard input. Refuses a file larger than an import may be, and one that is no text.
 * A file that does not say how it is written is read as Windows writes it, and `output` says so.
 */
export async function readTextFile(file: string, largest: number, output: Output): Promise<string> {
  const bytes = file === '-' ? await readAll(terminal().stdin) : await readGivenFile(file, largest);
  const decoded = decodeText(bytes);
  const name = file === '-' ? 'Standard input' : file;
  if ('problem' in decoded) throw misuse(`${name}: ${decoded.problem}`);
  if (decoded.isGuessed) output.note(`${name}: read as Windows-1252. Check the accents.`);
  return decoded.text;
}
