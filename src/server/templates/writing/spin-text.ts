import type { SpinDepth } from '../../../contract/templates/writing.ts';
import { seedOf, titleCase } from '../../../engine/index.ts';
import type { PhraseGroup } from '../../business/packs/pack.ts';
import { spinRules } from './spin-depths.ts';
import { spinPhrases } from './spin-phrases.ts';
import { spinShippedText } from './spin-shipped-text.ts';
import { splitOpenParts } from './split-open-parts.ts';

/**
 * Turns the known phrases of a text into groups. The first option is always the original, so the text
 * itself is one of the readings. Groups, placeholders and other braces stay unchanged.
 * @example spinText('Call us today.', { depth: 'light', pack: '' }) // '{Call us today.|Give us a call today.}'
 */
export function spinText(text: string, { depth, pack }: { depth: SpinDepth; pack: string }): string {
  const shipped = spinShippedText(text, { depth, pack });
  if (shipped !== null && shipped !== text) return shipped;
  const phrases = phraseTable(spinPhrases(pack));
  const rule = spinRules[depth];
  let allowed = rule.groups(0);
  let sentences = 0;
  let groups = 0;
  return splitOpenParts(text)
    .map(({ from, to, isOpen }) => {
      if (!isOpen) return text.slice(from, to);
      let spun = '';
      let done = from;
      for (const at of wordStarts(text, from, to)) {
        if (at < done) continue;
        if (at === 0 || startsSentence(text, at)) sentences += 1;
        allowed = rule.groups(Math.max(1, sentences));
        if (groups >= allowed) continue;
        const found = phraseAt({ text, at, to }, phrases);
        const options = found && variants(text, at, found).slice(0, rule.options);
        if (!found || !options || options.length < 2) continue;
        const written = rule.isNested ? options.map(option => varied(option, options, phrases)) : options;
        spun += `${text.slice(done, at)}{${written.join('|')}}`;
        done = at + found.length;
        groups += 1;
      }
      return spun + text.slice(done, to);
    })
    .join('');
}

/** Phrases by first word, longest first: "call us today." before "call us". */
type PhraseTable = ReadonlyMap<string, readonly Phrase[]>;

interface Phrase {
  readonly words: string;
  readonly group: PhraseGroup;
}

const tables = new WeakMap<readonly PhraseGroup[], PhraseTable>();

function phraseTable(groups: readonly PhraseGroup[]): PhraseTable {
  const known = tables.get(groups);
  if (known) return known;
  const byPhrase = new Map<string, PhraseGroup>();
  for (const group of groups) {
    if (!byPhrase.has(group[0])) byPhrase.set(group[0], group);
  }
  // The first phrase of a group can always be replaced. Other phrases must be long enough to be
  // unambiguous.
  for (const group of groups) {
    for (const phrase of group) {
      if (phrase.split(' ').length >= 3 && !byPhrase.has(phrase)) byPhrase.set(phrase, group);
    }
  }
  const table = new Map<string, Phrase[]>();
  for (const [phrase, group] of byPhrase) {
    const words = phrase.toLowerCase();
    const first = firstWord(words);
    table.set(first, [...(table.get(first) ?? []), { words, group }]);
  }
  for (const list of table.values()) list.sort((one, other) => other.words.length - one.words.length);
  tables.set(groups, table);
  return table;
}

interface PhraseMatch {
  readonly length: number;
  readonly group: PhraseGroup;
}

interface Place {
  readonly text: string;
  readonly at: number;
  readonly to: number;
}

function phraseAt({ text, at, to }: Place, phrases: PhraseTable, isInside = false): PhraseMatch | null {
  const list = phrases.get(firstWord(text.slice(at, at + 80).toLowerCase())) ?? [];
  for (const { words, group } of list) {
    const end = at + words.length;
    if (end > to || text.slice(at, end).toLowerCase() !== words) continue;
    // A sentence must match whole; a phrase must end at a word boundary.
    const isSentence = /[.!?]$/.test(words);
    if (isSentence && isInside) continue;
    if (isSentence ? !startsSentence(text, at) : /^[\p{L}\p{N}\p{M}_'’-]/u.test(text.slice(end, end + 2))) {
      continue;
    }
    return { length: words.length, group };
  }
  return null;
}

/** The original, then its alternatives in the same casing: lower case, sentence or title. */
function variants(text: string, at: number, { length, group }: PhraseMatch): string[] {
  const original = text.slice(at, at + length);
  const write = writingOf(text, at, original);
  if (!write) return [];
  const article = /(?:^|[^\p{L}])(an?)\s+$/iu.exec(text.slice(Math.max(0, at - 4), at))?.[1]?.toLowerCase();
  const others = group
    .filter(phrase => phrase.toLowerCase() !== original.toLowerCase())
    .filter(phrase => !article || startsWithVowelSound(phrase) === (article === 'an'))
    .map(write);
  const turn =
    others.length > 0 ? seedOf(`${at} ${text.slice(Math.max(0, at - 40), at + 40)}`) % others.length : 0;
  return [original, ...others.slice(turn), ...others.slice(0, turn)];
}

/** Null if the capitals may mean a name. */
function writingOf(text: string, at: number, original: string): ((phrase: string) => string) | null {
  if (isTitle(text, at)) return titleCase;
  const isCapital = /^\p{Lu}/u.test(original);
  const restIsLower = !/[^\p{L}]\p{Lu}/u.test(original.slice(1).replaceAll(/\{\{[^{}]*\}\}|\bI\b/g, ''));
  if (!isCapital) return restIsLower ? phrase => phrase : null;
  const isFollowedByName = /^\s+\p{Lu}(?!\b)/u.test(text.slice(at + original.length));
  const isWhole = /[.!?]$/.test(original);
  if (!startsSentence(text, at) || (isFollowedByName && !isWhole) || /^\p{Lu}{2}/u.test(original))
    return null;
  return capitalized;
}

/** Capitalizes each sentence: "you call. we haul." has two. */
const capitalized = (phrase: string) =>
  phrase.replaceAll(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

const smallWords = new Set('a an and as at but by for from in nor of on or the to with'.split(' '));

/** Titles are short, so a limit saves time. */
const maxTitleLength = 200;

/** True if most words of the line are capitalized. */
function isTitle(text: string, at: number): boolean {
  const around = text.slice(Math.max(0, at - maxTitleLength), at + maxTitleLength);
  const middle = Math.min(at, maxTitleLength);
  const line = around.slice(
    around.lastIndexOf('\n', middle - 1) + 1,
    (around.indexOf('\n', middle) + 1 || around.length + 1) - 1,
  );
  const words = (line.replaceAll(/\{\{[^{}]*\}\}/g, ' ').match(/\p{L}[\p{L}'’-]*/gu) ?? []).filter(
    word => !smallWords.has(word.toLowerCase()),
  );
  const capitals = words.filter(word => /^\p{Lu}\P{Lu}/u.test(word)).length;
  return words.length >= 2 && capitals / words.length >= 0.75 && !/[.!?]\s*$/.test(line);
}

/** Adds inner choices to an option if it contains a phrase. Skips alternatives that are already options. */
function varied(option: string, siblings: readonly string[], phrases: PhraseTable): string {
  let spun = '';
  let done = 0;
  for (const at of wordStarts(option, 0, option.length)) {
    if (at < done) continue;
    const found = phraseAt({ text: option, at, to: option.length }, phrases, true);
    if (!found) continue;
    const end = at + found.length;
    const [original, ...others] = variants(option, at, found);
    const fresh = others
      .filter(other => !siblings.includes(option.slice(0, at) + other + option.slice(end)))
      .slice(0, 2);
    spun += option.slice(done, at);
    spun += fresh.length > 0 ? `{${[original, ...fresh].join('|')}}` : option.slice(at, end);
    done = end;
  }
  return spun + option.slice(done);
}

const firstWord = (text: string) => /^(?:\{\{[a-z0-9_]+\}\}|[\p{L}\p{N}'’-]+)/u.exec(text)?.[0] ?? '';

function* wordStarts(text: string, from: number, to: number): Generator<number> {
  const word = /(?<![\p{L}\p{N}\p{M}_'’.@/:{-])(?:\{\{[a-z][a-z0-9_]*\}\}|\p{L}[\p{L}\p{M}'’-]*)/gu;
  word.lastIndex = from;
  for (let found = word.exec(text); found && found.index < to; found = word.exec(text)) yield found.index;
}

function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:]["”')\]]*\s+|\n\s*|["“(]|[•*–—-]\s+)$/u.test(text.slice(Math.max(0, at - 12), at));
}

function startsWithVowelSound(phrase: string): boolean {
  return /^(?:[aeio]|u(?!se|ni)|hono|hour)/i.test(phrase) && !/^(?:one\b|once)/i.test(phrase);
}
