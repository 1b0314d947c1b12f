import { LRUCache } from 'lru-cache';
import type { StringTable } from '../../../engine/index.ts';
import type { RelatedPage } from '../../../sections/schemas.ts';
import { type Encoding, encoders } from './bytes.ts';
import { readRelated } from './page-variables.ts';
import { TextRun } from './text-run.ts';

/** The number of words of a related page. */
export const relatedWordCount = 4;

/** A page in another town as some ten others show it. */
export class RelatedTown implements RelatedPage {
  readonly href: string;
  readonly title: string;
  readonly city: string;
  readonly state: string;
  #words: RelatedTexts | null = null;

  constructor({ href, title, city, state }: RelatedPage) {
    this.href = href;
    this.title = title;
    this.city = city;
    this.state = state;
  }

  /** The texts that documents show. Stored here because a table of all pages is slower to query. */
  get words(): RelatedTexts {
    if (this.#words === null) {
      this.#words = new RelatedTexts();
      readRelated(this, this.#words);
    }
    return this.#words;
  }

  movedTo(href: string): RelatedTown {
    const { title, city, state } = this;
    return new RelatedTown({ href, title, city, state });
  }
}

/** The words of a page that others show, read once: a page is shown by some ten others, each time in the same markup. */
export class RelatedTexts extends TextRun {
  #card: Card | null = null;
  #inCard = '';
  #numberedCard: Card | null = null;
  #numberedToken: object | null = null;
  #number = 0;

  /** The card as HTML. */
  inCard(card: Card): string {
    if (this.#card !== card) {
      this.#inCard = card.with(this.texts);
      this.#card = card;
    }
    return this.#inCard;
  }

  /** The number of the card in `stringTable`. */
  numberOf(card: Card, stringTable: StringTable): number {
    const { cacheToken } = stringTable;
    if (this.#numberedCard !== card || this.#numberedToken !== cacheToken) {
      this.#number = stringTable.take(card.with(this.texts));
      this.#numberedCard = card;
      this.#numberedToken = cacheToken;
    }
    return this.#number;
  }
}

export interface CardSlot {
  readonly word: number;
  readonly encoding: Encoding;
}

/** Documents of most shapes show a related page in the same markup. */
const cards = new LRUCache<string, Card>({ max: 200 });

/** Markup with slots for words of one related page and for nothing else. */
export class Card {
  readonly #chunks: readonly string[];
  readonly #slots: readonly CardSlot[];

  private constructor(chunks: readonly string[], slots: readonly CardSlot[]) {
    this.#chunks = chunks;
    this.#slots = slots;
  }

  /** Each chunk precedes its slot. Equal markup makes the same card. */
  static of(chunks: readonly string[], slots: readonly CardSlot[]): Card {
    const key = JSON.stringify([chunks, slots]);
    const known = cards.get(key);
    if (known) return known;
    const fresh = new Card(chunks, slots);
    cards.set(key, fresh);
    return fresh;
  }

  with(texts: readonly string[]): string {
    let out = '';
    for (const [at, { word, encoding }] of this.#slots.entries())
      out += (this.#chunks[at] ?? '') + encoders[encoding](texts[word] ?? '');
    return out;
  }
}
