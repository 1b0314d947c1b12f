import type { FactOfPack } from '../../../business/statements/predicate-queries.ts';

/** A placeholder being typed: `{{ci` with the caret behind it. */
interface PlaceholderSearch {
  /** Where its braces begin. */
  readonly from: number;
  /** End of the replaced range: behind the rest of the name and its closing braces. */
  readonly to: number;
  readonly typed: string;
}

const open = /\{\{\s*((?:an? )?[a-z0-9_:.]*)$/i;

/** The unclosed placeholder before the caret; null when there is none. */
export function placeholderAt(text: string, caret: number): PlaceholderSearch | null {
  const before = open.exec(text.slice(Math.max(0, caret - 80), caret));
  if (!before) return null;
  const rest = /^[a-z0-9_:.]*(?:\s*\}\}?)?/i.exec(text.slice(caret, caret + 80))?.[0] ?? '';
  // Without closing braces the rest may be the next word, so only braces are replaced.
  const to = caret + (rest.includes('}') ? rest.length : 0);
  return { from: caret - before[0].length, to, typed: (before[1] ?? '').toLowerCase() };
}

/** Names that match the input: first by their start, then by any part. Facts come last, by name or by what they say. */
export function matchingNames(
  fields: readonly string[],
  typed: string,
  facts: readonly FactOfPack[] = [],
): string[] {
  const article = /^an? /.exec(typed)?.[0];
  if (article) return matchingNames(fields, typed.slice(article.length)).map(name => `a ${name}`);
  const wantsFact = typed !== '' && (typed.startsWith('fact:') || 'fact:'.startsWith(typed));
  const names = [...fields, ...(wantsFact ? facts.map(({ name }) => `fact:${name}`) : [])];
  const begins = names.filter(name => name.startsWith(typed));
  const holds = names.filter(name => name.includes(typed) && !name.startsWith(typed));
  const said = typed.startsWith('fact:') ? typed.slice('fact:'.length) : '';
  const says = said === '' ? [] : facts.filter(({ label }) => label.toLowerCase().includes(said));
  return [...new Set([...begins, ...holds, ...says.map(({ name }) => `fact:${name}`)])].slice(0, 8);
}
