import { textProblems } from '../../business/claims/check-text.ts';
import { deleteAccepted, listAccepted } from '../../business/claims/queries.ts';
import { readStated } from '../../business/claims/read-stated.ts';
import { readId } from '../command-parts.ts';
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
const maxListed = 1_000;

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

/** The newest accepted claims. */
export async function listClaimsCommand(output: Output): Promise<void> {
  return withSession(async ({ db }) => {
    const items = await listAccepted(db, { after: null, limit: maxListed });
    const rows = items.map(({ id, claim, reason }) => [id, claim, reason]);
    output.result({ items }, table(['Id', 'Words', 'Reason'], rows, 'No claims found'));
  });
}

/** Accepts a claim no longer. */
export async function removeClaimCommand(output: Output, id: string): Promise<void> {
  readId(id, 'a claim');
  return withSession(async ({ db }) => {
    const { claim } = await db.transaction().execute(trx => deleteAccepted(trx, id));
    output.result({ id, claim }, `“${claim}” is asked about again.`);
  });
}
