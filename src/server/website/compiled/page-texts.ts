import type { ByteWriter, StringTable } from '../../../engine/index.ts';
import { type Load, loadOf } from '../../../sections/render-sections.tsx';
import {
  mapWords,
  type PageVariables,
  readOwn,
  readResource,
  type WordReader,
  type WordRole,
} from '../landing-pages/page-variables.ts';
import { type Encoding, encoders, isPlain, isSimple } from './bytes.ts';
import type { SentinelMeaning } from './compiled-template.ts';
import { numberOfText } from './number-of.ts';
import { type Card, type RelatedTexts, type RelatedTown, relatedWordCount } from './related-texts.ts';
import { sentinelOf } from './sentinels.ts';

/** Words have the numbers below these, texts of a section the ones from here, sections of a document from there. */
export const firstText = 10_000;
export const firstSection = 100_000;

/** The words of one page in their order, and what the markup around them follows from. */
export class PageTexts implements WordReader {
  /** Which are there, and those that can't stand for themselves: one number for each. Pages of one shape have the same markup around their words. */
  readonly shape: Readonly<Record<'own' | 'related' | 'resource', number>>;
  /** The number of its first related page's first word. */
  readonly firstRelated: number;
  /** The number of the first word of a page elsewhere. */
  readonly firstResource: number;
  readonly #texts: string[] = [];
  readonly #isSimple: boolean[] = [];
  readonly #related: RelatedTexts[] = [];
  #ownShape: string;
  #resourceShape = '';

  /** `related`: the pages that the words name. */
  constructor(words: PageVariables, related: readonly RelatedTown[]) {
    this.#ownShape = `${words.hubs.length}`;
    readOwn(words, this);
    this.firstRelated = this.#texts.length;
    this.firstResource = this.firstRelated + related.length * relatedWordCount;
    let relatedShape = `${related.length}`;
    for (const page of related) {
      const one = page.words;
      const at = this.#related.push(one) - 1;
      if (one.shape !== '') relatedShape += `|${at}:${one.shape}`;
      if (one.ownShape !== '') this.#ownShape += `|r${at}:${one.ownShape}`;
    }
    for (const resource of words.resources) {
      readResource(resource, this);
      this.#resourceShape += `,${resource.category}`;
    }
    this.shape = {
      own: numberOfText(this.#ownShape),
      related: numberOfText(relatedShape),
      resource: numberOfText(this.#resourceShape),
    };
  }

  read(text: string, role: WordRole): void {
    const simple = isSimple(text);
    this.#isSimple.push(simple);
    const at = this.#texts.push(text) - 1;
    if (role === 'keyword') this.#ownShape += loadOf(text);
    if (role !== 'whole' && (simple || isPlain(text))) return;
    const shape = `|${at}${JSON.stringify(text)}${role === 'whole' ? '!' : ''}`;
    if (role === 'resource') this.#resourceShape += shape;
    else this.#ownShape += shape;
  }

  write(id: number, encoding: Encoding, out: ByteWriter): void {
    const fromRelated = id - this.firstRelated;
    if (fromRelated < 0) this.#writeOne(id, encoding, out);
    else if (id >= this.firstResource)
      this.#writeOne(id - this.firstResource + this.firstRelated, encoding, out);
    else {
      const { texts } = this.#related[Math.floor(fromRelated / relatedWordCount)] ?? {};
      out.letters(encoders[encoding](texts?.[fromRelated % relatedWordCount] ?? ''));
    }
  }

  /** The card of the related page of this number. */
  writeCard(number: number, card: Card, out: ByteWriter): void {
    const related = this.#related[number];
    if (related) out.letters(related.inCard(card));
  }

  /** The number under which `taker` has that card; 0 where there is none. */
  cardNumber(number: number, card: Card, taker: StringTable): number {
    return this.#related[number]?.numberOf(card, taker) ?? 0;
  }

  #writeOne(at: number, encoding: Encoding, out: ByteWriter): void {
    const text = this.#texts[at] ?? '';
    out.letters(encoding === 'html' && this.#isSimple[at] ? text : encoders[encoding](text));
  }
}

/** The same words with sentinels in their places, and what the sentinels mean. */
export function markedWords(words: PageVariables): {
  readonly words: PageVariables;
  readonly sentinels: ReadonlyMap<number, SentinelMeaning>;
} {
  const sentinels = new Map<number, SentinelMeaning>();
  let id = -1;
  const marked = mapWords(words, (text, role) => {
    id += 1;
    if (role === 'whole' || !isPlain(text)) return text;
    const sentinel = sentinelOf(id, { words: role === 'keyword' ? loadLabels[loadOf(text)] : '' });
    sentinels.set(id, { sentinel, isMarkup: false });
    return sentinel;
  });
  return { words: marked, sentinels };
}

/** By these a drawing is chosen; a keyword's sentinel holds them too. */
const loadLabels: Readonly<Record<Load, string>> = {
  junk: 'junk',
  sofa: '',
  fridge: 'fridge',
  estate: 'estate',
  storefront: 'commercial',
  debris: 'debris',
  desk: 'office',
  garage: 'garage',
  attic: 'attic',
  eviction: 'eviction',
  concrete: 'concrete',
  carpet: 'carpet',
  mattress: 'mattress',
  'hot-tub': 'hot tub',
  'yard-waste': 'yard waste',
  boxes: 'cleanouts',
};
