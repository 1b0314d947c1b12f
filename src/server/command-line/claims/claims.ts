import { textProblems } from '../../business/claims/check-text.ts';
import { readStated } from '../../business/claims/read-stated.ts';
import { type ExitCode, exitCodes, misuse } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
import { readTextFile } from '../read-text-file.ts';

export interface CheckOptions {
  readonly kind: 'prose' | 'title';
  readonly place?: string;
  readonly service?: string;
}

const largestFile = 200_000;

/** Prints other tools' placeholders and the unstated claims of a text. Exits with 1 if there are any. */
export async function checkCommand(
  output: Output,
  file: string,
  { kind, place = '', service = '' }: CheckOptions,
): Promise<ExitCode> {
  const [, city = '', state = ''] = /^(.+),\s*([A-Za-z]{2})$/.exec(place.trim()) ?? [];
  if (place !== '' && city === '') throw misuse(`“${place}” is not a place. Write “Jupiter, FL”.`);
  const text = await readTextFile(file, largestFile, output);
  return withSession(async ({ db }) => {
    const subject = { city, state: state.toUpperCase(), service };
    const known = await readStated(db, { subjects: [subject] });
    const { placeholders, claims } = textProblems(text, kind, known);
    const issues = [...placeholders, ...claims];
    const found = placeholders.map(one => [`${one.line}:${one.column}`, one.message]);
    const unstated = claims.map(one => [`${one.line}:${one.column}`, one.excerpt]);
    const said = table(['Line', 'Not stated'], unstated, 'Every claim is stated.');
    output.result(
      { issues },
      found.length > 0 ? `${table(['Line', 'Placeholder'], found, '')}\n\n${said}` : said,
    );
    return issues.length === 0 ? exitCodes.done : exitCodes.partlyFailed;
  });
}
