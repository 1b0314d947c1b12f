import type { FieldValues } from '../text/field-values.ts';

/** How much of the pages' content is specific to their place. */
export interface LocalSubstance {
  readonly places: number;
  /** Average number of words in a page's values that no other place uses. */
  readonly own_words: number;
  /** Average number of values beyond city, state and keyword. */
  readonly facts: number;
  /** 0 to 100. Forty specific words make a page fully local. */
  readonly score: number;
}

const FULLY_LOCAL_WORDS = 40;
/** Limits for words and places. Beyond them, the averages cover only the first ones. */
const MAX_WORDS = 500_000;
const GENERAL = new Set(['city', 'state', 'keyword']);
const SHARED = -1;

/** Measures how local pages are from their values. Pages of one place must come in a row. */
export class LocalSubstanceCount {
  readonly #placeOf = new Map<string, number>();
  readonly #ownWords: number[] = [];
  readonly #pages: number[] = [];
  #place = '';
  #facts = 0;

  add(values: FieldValues): void {
    const place = `${values.city ?? ''}\n${values.state ?? ''}`;
    if (place !== this.#place || this.#pages.length === 0) {
      this.#place = place;
      this.#pages.push(0);
      this.#ownWords.push(0);
    }
    const number = this.#pages.length - 1;
    this.#pages[number] = (this.#pages[number] ?? 0) + 1;
    for (const [name, value] of Object.entries(values)) {
      if (!GENERAL.has(name) && value.trim() !== '') this.#facts += 1;
      if (name === 'keyword' || name === 'state') continue;
      for (const [word] of value
        .slice(0, 10_000)
        .toLowerCase()
        .matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
        this.#meet(word, number);
      }
    }
  }

  result(): LocalSubstance {
    const pages = this.#pages.reduce((sum, count) => sum + count, 0);
    if (pages === 0) return { places: 0, own_words: 0, facts: 0, score: 0 };
    const words = this.#ownWords.reduce((sum, own, place) => sum + own * (this.#pages[place] ?? 0), 0);
    const own_words = words / pages;
    const score = Math.min(100, Math.round((own_words / FULLY_LOCAL_WORDS) * 100));
    return { places: this.#pages.length, own_words, facts: this.#facts / pages, score };
  }

  #meet(word: string, place: number): void {
    const lastPlace = this.#placeOf.get(word);
    if (lastPlace === place || lastPlace === SHARED) return;
    if (lastPlace === undefined) {
      if (this.#placeOf.size >= MAX_WORDS) return;
      this.#placeOf.set(word, place);
      this.#ownWords[place] = (this.#ownWords[place] ?? 0) + 1;
      return;
    }
    this.#placeOf.set(word, SHARED);
    this.#ownWords[lastPlace] = (this.#ownWords[lastPlace] ?? 0) - 1;
  }
}
