import { acronyms } from '../casing/casing-lists.ts';
import type { TextNode } from './parse-text.ts';

/** `{{a keyword}}`: the value with its article. */
const ARTICLE = 'a ';

/** The field that a placeholder names, and whether its article is written too. */
export function articleOf(name: string): { readonly field: string; readonly hasArticle: boolean } {
  return name.startsWith(ARTICLE)
    ? { field: name.slice(ARTICLE.length), hasArticle: true }
    : { field: name, hasArticle: false };
}

/**
 * Words with the article that they sound like.
 * @example withArticle('attic cleanout') // 'an attic cleanout'
 */
export function withArticle(words: string): string {
  return `${articleFor(words)} ${words}`;
}

/** Adds articles to a value with choices: each first option has its own article. */
export function withArticles(nodes: readonly TextNode[]): readonly TextNode[] {
  const [first, ...rest] = nodes;
  if (first?.kind === 'group')
    return [{ kind: 'group', options: first.options.map(option => withArticles(option)) }, ...rest];
  if (first?.kind === 'literal') return [{ kind: 'literal', text: withArticle(first.text) }, ...rest];
  return nodes;
}

/** Letters whose names begin with a vowel: an MRI, an HVAC unit, a TV. */
const vowelLetters = /^[aefhilmnorsx]/i;
/** Vowels that sound like “you” or “one”: a used sofa, a unit, a European bed, a one-time visit. */
const consonantSounds = /^(?:uni(?![nm])|us[aeu]|ut[ei]|eu|ew|ub[iu]q|uk|ufo|uro|one(?![a-z])|once|oui)/;
const silentH = /^(?:hour|hon(?:est|or|our)|heir)/;

/** @example articleFor('hot tub removal'), articleFor('hour'), articleFor('used sofa'), articleFor('MRI') // 'a', 'an', 'a', 'an' */
export function articleFor(words: string): 'a' | 'an' {
  const start = words.trimStart().replace(/^["'“‘(]{1,3}/, '');
  const first = /^[\p{L}\p{N}]{1,40}/u.exec(start.normalize('NFD').replace(/\p{M}/gu, ''))?.[0] ?? '';
  return startsWithVowelSound(first, start) ? 'an' : 'a';
}

function startsWithVowelSound(first: string, words: string): boolean {
  // Eight, eleven and eighteen, also of thousands.
  if (/^\d/.test(first)) return /^(?:8|1[18](?:,\d{3}|\d{3}){0,4}(?![\d,]))/.test(words);
  const small = first.toLowerCase();
  if (isSpelled(first, words)) return vowelLetters.test(small);
  return silentH.test(small) || (/^[aeiou]/.test(small) && !consonantSounds.test(small));
}

/** Read letter by letter: a single letter, an acronym, or letters that can't be read as a word. */
function isSpelled(first: string, words: string): boolean {
  if (first.length === 1) return words.length > 1 ? words[1] !== ' ' : true;
  if (acronyms.has(first.toLowerCase())) return true;
  if (/^[^aeiouy\d]{1,5}$/i.test(first)) return true;
  // In words that are all capitals a capital says nothing.
  const isLoud = words.length > 5 && words === words.toUpperCase();
  return !isLoud && first.length <= 5 && first === first.toUpperCase();
}
