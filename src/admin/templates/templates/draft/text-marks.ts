import { isFixedFact } from '../../../../contract/business/predicates.ts';
import { findForeignPlaceholders, previewText, type TextKind } from '../../../../engine/index.ts';

/** An annotation of a text, with its character range. */
export interface TextMark {
  readonly level: 'problem' | 'information';
  readonly message: string;
  readonly from: number;
  readonly to: number;
}

/** A longer section text is cut; the engine's limit is far above. */
export const longestText = 10_000;

const placeholders = /\{\{\s*(?:an?\s)?([a-z][a-z0-9_]{0,63})\s*\}\}/gi;
/** “a {{keyword}}”, where the value decides between a and an. */
const looseArticles = /(?<![\p{L}\p{N}’'-])an? \{\{ ?([a-z][a-z0-9_]{0,63}) ?\}\}/giu;
const facts = /\{\{\s*fact:([a-z]{1,20}\.[a-z][a-z0-9_]{0,63})\s*\}\}/gi;
const maxMarks = 100;

/**
 * Errors and hints of a text, with their positions: the engine's, placeholders without a value, and its length. Facts are
 * not judged until the known ones are read.
 *
 * @example textMarks('in {{town}}', 'prose', ['city'])[0].message // 'No field is named town …'
 */
export function textMarks(
  text: string,
  kind: TextKind,
  names: readonly string[],
  knownFacts: ReadonlySet<string> | null = null,
): TextMark[] {
  const marks: TextMark[] = [];
  if (text.length > longestText) {
    marks.push({
      level: 'problem',
      message: `A text has at most ${longestText.toLocaleString('en-US')} characters. Shorten it.`,
      from: longestText,
      to: text.length,
    });
  }
  const foreign = findForeignPlaceholders(text, names).map(
    ({ at, written, message }): TextMark => ({
      level: 'problem',
      message,
      from: at,
      to: at + written.length,
    }),
  );
  marks.push(...foreign);
  if (!/[{}]/.test(text)) return marks;
  const isTold = (from: number) => foreign.some(mark => mark.from <= from && from < mark.to);
  const starts = lineStarts(text);
  // The kind of casing changes nothing about the issues; prose is the cheapest to read.
  for (const { code, level, message, line, column } of previewText({
    text,
    values: {},
    seed: 0,
    kind: kind === 'title' ? 'title' : 'prose',
  }).issues) {
    const from = Math.min(text.length, (starts[line - 1] ?? 0) + column - 1);
    if (code === 'foreign-placeholder' || isTold(from)) continue;
    marks.push({ level, message, from, to: endOfMark(text, from) });
  }
  for (const found of text.matchAll(placeholders)) {
    const name = (found[1] ?? '').toLowerCase();
    if (names.includes(name) || isTold(found.index)) continue;
    marks.push({
      level: 'problem',
      message: `No field is named ${name}. Add it under Custom Fields, or use another.`,
      from: found.index,
      to: found.index + found[0].length,
    });
    if (marks.length >= maxMarks) break;
  }
  for (const found of text.matchAll(looseArticles)) {
    if (marks.length >= maxMarks) break;
    marks.push({
      level: 'information',
      message: `“${found[0].split(' ', 1)[0]}” doesn’t fit every value. Write {{a ${found[1]}}}.`,
      from: found.index,
      to: found.index + found[0].length,
    });
  }
  for (const found of knownFacts === null ? [] : text.matchAll(facts)) {
    const name = (found[1] ?? '').toLowerCase();
    if (isFixedFact(name) || knownFacts?.has(name)) continue;
    marks.push({
      level: 'problem',
      message: `Nothing is known under ${found[1]}. Choose one of the facts that the placeholder list names.`,
      from: found.index,
      to: found.index + found[0].length,
    });
    if (marks.length >= maxMarks) break;
  }
  return marks.toSorted((a, b) => a.from - b.from);
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** A group up to its closing brace; anything else up to the end of the word, so that there is something to underline. */
function endOfMark(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < Math.min(text.length, from + 300); at += 1) {
    if (text[at] === '\n') break;
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth <= 0) return at + 1;
  }
  const word = /^\S+/.exec(text.slice(from, from + 60));
  return from + Math.max(1, word?.[0].length ?? 1);
}
