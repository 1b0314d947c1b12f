import { text as readAll } from 'node:stream/consumers';
import { readGivenFile } from './read-given-file.ts';
import { terminal } from './terminal.ts';

/** The text of a file; `-` is standard input. Refuses a file larger than an import may be. */
export async function readTextFile(file: string, largest: number): Promise<string> {
  if (file === '-') return readAll(terminal().stdin);
  return (await readGivenFile(file, largest)).toString('utf8');
}
