import { fillClaims } from '../../business/claims/fill-claims.ts';
import { readStated } from '../../business/claims/read-stated.ts';
import { claimsOf, type PlacedClaim, type PlacedText } from '../../business/claims/require-stated.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import type { Trx } from '../../platform/db/database.ts';
import { defaultSettings } from '../../platform/settings/default-settings.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { PostText } from './queries.ts';

/** Towns of the served areas whose statements cover a post that names them. */
const maxTowns = 5;

/**
 * The unstated claims of a post, about the business or the served towns it names. Lines that shipped with the program
 * are left out.
 */
export async function findPostClaims(
  trx: Trx,
  post: Pick<PostText, 'title' | 'description' | 'body'>,
): Promise<readonly PlacedClaim[]> {
  const { towns } = await currentGroup(trx, 'areas');
  const whole = `${post.title}\n${post.description}\n${post.body}`;
  const named = towns.filter(({ city }) => whole.includes(city)).slice(0, maxTowns);
  const subjects = named.map(({ city, state }) => ({ city, state, service: '' }));
  const known = await readStated(trx, subjects.length > 0 ? { subjects } : {});
  return claimsOf(
    [...textsOf(post)].filter(({ text }) => !shippedLines().has(text)),
    known,
  );
}

function* textsOf({
  title,
  description,
  body,
}: Pick<PostText, 'title' | 'description' | 'body'>): Generator<PlacedText> {
  yield { text: title, kind: 'title', path: 'title', where: 'the title' };
  yield { text: description, kind: 'prose', path: 'description', where: 'the description' };
  for (const [index, line] of body.split('\n').entries()) {
    const text = plainLine(line);
    const kind = /^\s*#/.test(line) ? 'title' : 'prose';
    if (text !== '') yield { text, kind, path: 'body', where: `line ${index + 1} of the text` };
  }
}

const marks = /^(?:\s|>|#{1,6}\s|[-*+]\s|\d{1,9}[.)]\s|\|)+/;

/** What people read of a line of Markdown: no marks at its start, no addresses of links. */
function plainLine(line: string): string {
  return line
    .replace(marks, '')
    .replaceAll(/\]\([^)\]\s]*(?:\s"[^"]*")?\)/g, ']')
    .replaceAll(/<?https?:\/\/\S+/g, '')
    .replaceAll(/[*_`[\]]/g, '')
    .trim();
}

let lines: ReadonlySet<string> | undefined;

function shippedLines(): ReadonlySet<string> {
  lines ??= new Set(
    packStore
      .shipped()
      .flatMap(pack => pack.posts)
      .flatMap(post => {
        const { title, description, markdown } = fillClaims(post, defaultSettings);
        return [...textsOf({ title, description, body: markdown })].map(({ text }) => text);
      }),
  );
  return lines;
}
