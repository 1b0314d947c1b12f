import type { Pool } from 'pg';
import { foldForSearch, slug } from '../../../engine/index.ts';
import { insertTerms, type SearchTerm } from './search-term-queries.ts';

/**
 * The words of a text as searches compare them: runs of ASCII letters and digits of the folded text.
 * @example searchWords("St. Lucie's") // ['st', 'lucies']
 */
export const searchWords = (text: string): readonly string[] => foldForSearch(text).match(/[a-z0-9]+/g) ?? [];

/** The words that the template of a title has itself. The names of its placeholders are none of them. */
export const wordsOfTemplate = (template: string): readonly string[] =>
  searchWords(template.replaceAll(/\{\{[^{}]*\}\}/g, ' '));

/** The words that a URL pattern has itself. In patterns these names are placeholders also without braces. */
export const wordsOfPattern = (pattern: string): readonly string[] =>
  wordsOfTemplate(pattern).filter(word => !['city', 'state', 'keyword'].includes(word));

interface SearchedPage {
  readonly slug: string;
  readonly title: string;
  readonly city: string;
  readonly state: string;
  readonly keyword: string;
}

/** With more towns or keywords, the set is cleared and they are written again. */
const maxKept = 50_000;

/**
 * Finds where the words of new pages come from: their town, their keyword, or their version with the URL pattern. All other
 * words are the page's own. Write the terms before the pages: searches find pages by them.
 */
export class SearchTerms {
  readonly #pool: Pool;
  readonly #ofVersion: ReadonlySet<string>;
  readonly #ofTowns = new Map<string, ReadonlySet<string>>();
  readonly #ofKeywords = new Map<string, ReadonlySet<string>>();
  #unwritten: SearchTerm[] = [];

  constructor(pool: Pool, version: { readonly id: string; readonly title: string }, urlPattern: string) {
    this.#pool = pool;
    const words = [...wordsOfTemplate(version.title), ...wordsOfPattern(urlPattern)];
    this.#ofVersion = this.#note({ kind: 'version', value: version.id, part: urlPattern }, words);
  }

  /** True if address or title hold a word from elsewhere. */
  hasOwnWords({ slug: address, title, city, state, keyword }: SearchedPage): boolean {
    const ofTown = this.#wordsOfInputs(this.#ofTowns, { kind: 'town', value: city, part: state });
    const ofKeyword = this.#wordsOfInputs(this.#ofKeywords, { kind: 'keyword', value: keyword, part: '' });
    const isOwn = (word: string) => !(ofTown.has(word) || ofKeyword.has(word) || this.#ofVersion.has(word));
    return searchWords(title).some(isOwn) || address.split('-').some(isOwn);
  }

  /** Stores the terms noted since the last call. */
  async write(): Promise<void> {
    const terms = this.#unwritten;
    if (terms.length === 0) return;
    this.#unwritten = [];
    await insertTerms(this.#pool, terms);
  }

  #wordsOfInputs(
    known: Map<string, ReadonlySet<string>>,
    term: Omit<SearchTerm, 'words'>,
  ): ReadonlySet<string> {
    const key = `${term.value}\n${term.part}`;
    const found = known.get(key);
    if (found) return found;
    if (known.size >= maxKept) known.clear();
    // Templates write "{{city}}'s": the s is part of that word.
    const texts = [term.value, term.part].flatMap(text => [text, `${text}s`, slug(text)]);
    const words = this.#note(term, searchWords(texts.join(' ')));
    known.set(key, words);
    return words;
  }

  #note(term: Omit<SearchTerm, 'words'>, words: readonly string[]): ReadonlySet<string> {
    const set = new Set(words);
    this.#unwritten.push({ ...term, words: [...set].join(' ') });
    return set;
  }
}
