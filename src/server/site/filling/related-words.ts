import { LRUCache } from 'lru-cache';
import type { TextTaker } from '../../../engine/index.ts';
import type { RelatedPage } from '../../../sections/schemas.ts';
import { readRelated, type WordReader, type WordRole } from '../landing-words.ts';
import { type Encoding, encoders, isPlain } from './bytes.ts';

/** So many words has a related page. */
export const relatedWordCount = 4;

/**
 * The words of a page that others show. Those who find related pages remember them, and so do we: a page is shown by some ten
 * others, each time in the same markup.
 */
export class RelatedWords implements WordReader {
  readonly texts: string[] = [];
  /** What the markup around them owes to what they say, mostly nothing. A whole address matters to all of the page. */
  shape = '';
  ownShape = '';
  #card: Card | null = null;
  #inCard = '';
  #taken: { readonly card: Card; readonly era: object; readonly number: number } | null = null;

  static of(page: RelatedPage): RelatedWords {
    const before = known.get(page);
    if (before) return before;
    const fresh = new RelatedWords();
    readRelated(page, fresh);
    known.set(page, fresh);
    return fresh;
  }

  read(text: string, role: WordRole): void {
    const at = this.texts.push(text) - 1;
    if (role === 'whole') this.ownShape += `${at}${JSON.stringify(text)}`;
    else if (!isPlain(text)) this.shape += `${at}${JSON.stringify(text)}`;
  }

  /** The card as it stands in a document. */
  inCard(card: Card): string {
    if (this.#card !== card) {
      this.#inCard = card.with(this.texts);
      this.#card = card;
    }
    return this.#inCard;
  }

  /** The number under which `taker` has the same. */
  numberOf(card: Card, taker: TextTaker): number {
    const { era } = taker;
    if (this.#taken?.card !== card || this.#taken.era !== era)
      this.#taken = { card, era, number: taker.take(card.with(this.texts)) };
    return this.#taken.number;
  }
}

const known = new WeakMap<RelatedPage, RelatedWords>();

export interface CardHole {
  readonly word: number;
  readonly encoding: Encoding;
}

/** Documents of most shapes show a related page in the same markup. */
const cards = new LRUCache<string, Card>({ max: 200 });

/** Markup with holes for words of one related page and for nothing else. */
export class Card {
  readonly #chunks: readonly string[];
  readonly #holes: readonly CardHole[];

  private constructor(chunks: readonly string[], holes: readonly CardHole[]) {
    this.#chunks = chunks;
    this.#holes = holes;
  }

  /** Before each hole stands its chunk. What is the same markup is the same card. */
  static of(chunks: readonly string[], holes: readonly CardHole[]): Card {
    const key = JSON.stringify([chunks, holes]);
    const known = cards.get(key);
    if (known) return known;
    const fresh = new Card(chunks, holes);
    cards.set(key, fresh);
    return fresh;
  }

  with(texts: readonly string[]): string {
    let out = '';
    for (const [at, { word, encoding }] of this.#holes.entries())
      out += (this.#chunks[at] ?? '') + encoders[encoding](texts[word] ?? '');
    return out;
  }
}
