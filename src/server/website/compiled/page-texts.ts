import type { ByteWriter, StringTable } from '../../../engine/index.ts';
import { loadOf } from '../../../sections/render-sections.tsx';
import type { IllustrationSet } from '../../../sections/schemas.ts';
import {
  mapWords,
  type PageVariables,
  readOwn,
  readResource,
  readSource,
  type WordReader,
  type WordRole,
} from '../landing-pages/page-variables.ts';
import { type Encoding, encoders, isPlain, isSimple } from './bytes.ts';
import type { SentinelMeaning } from './compiled-template.ts';
import { numberOfText } from './number-of.ts';
import { type Card, type RelatedTexts, type RelatedTown, relatedWordCount } from './related-texts.ts';
import { sentinelOf } from './sentinels.ts';

/** Page variables are numbered below `firstText`, section texts from there, sections from `firstSection`. */
export const firstText = 10_000;
export const firstSection = 100_000;

/** The variables of one page in their order, and the shape of the markup around them. */
export class PageTexts implements WordReader {
  /** Which texts exist, and which are not plain. Pages of one shape share the markup. */
  readonly shape: Readonly<Record<'own' | 'related' | 'resource', number>>;
  /** The number of its first related page's first word. */
  readonly firstRelated: number;
  /** The number of the first word of a page elsewhere. */
  readonly firstResource: number;
  readonly #texts: string[] = [];
  readonly #isSimple: boolean[] = [];
  readonly #related: RelatedTexts[] = [];
  readonly #illustrations: IllustrationSet;
  #ownShape: string;
  #drawing = '';
  #resourceShape = '';

  /** `related`: the pages that the words name. `illustrations`: where the keyword selects a drawing. */
  constructor(
    words: PageVariables,
    {
      related,
      illustrations,
    }: { readonly related: readonly RelatedTown[]; readonly illustrations: IllustrationSet },
  ) {
    this.#illustrations = illustrations;
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
    for (const source of words.sources) {
      readSource(source, this);
      this.#resourceShape += ',source';
    }
    this.shape = {
      own: numberOfText(this.#ownShape),
      related: numberOfText(relatedShape),
      resource: numberOfText(this.#resourceShape),
    };
  }

  read(text: string, role: WordRole): void {
    if (role === 'markup') {
      this.#isSimple.push(false);
      const at = this.#texts.push(text) - 1;
      if (text !== '') this.#ownShape += `|<${at}`;
      return;
    }
    const simple = isSimple(text);
    this.#isSimple.push(simple);
    const at = this.#texts.push(text) - 1;
    if (role === 'keyword') this.#drawing = loadOf(this.#illustrations, text) ?? '';
    if (role !== 'whole' && (simple || isPlain(text))) return;
    const shape = `|${at}${JSON.stringify(text)}${role === 'whole' ? '!' : ''}`;
    if (role === 'resource') this.#resourceShape += shape;
    else this.#ownShape += shape;
  }

  /** The drawing that the keyword selects: sections show it, the document around them does not. */
  get drawing(): string {
    return this.#drawing;
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

  /** The number of that card in `stringTable`; 0 if there is none. */
  cardNumber(number: number, card: Card, stringTable: StringTable): number {
    return this.#related[number]?.numberOf(card, stringTable) ?? 0;
  }

  #writeOne(at: number, encoding: Encoding, out: ByteWriter): void {
    const text = this.#texts[at] ?? '';
    out.letters(encoding === 'html' && this.#isSimple[at] ? text : encoders[encoding](text));
  }
}

/** The same variables with sentinels as values, and the meaning of each sentinel. */
export function addSentinels(
  words: PageVariables,
  illustrations: IllustrationSet,
): {
  readonly words: PageVariables;
  readonly sentinels: ReadonlyMap<number, SentinelMeaning>;
} {
  const sentinels = new Map<number, SentinelMeaning>();
  let id = -1;
  const marked = mapWords(words, (text, role) => {
    id += 1;
    if (role === 'markup' && text !== '') {
      const sentinel = sentinelOf(id, {});
      sentinels.set(id, { sentinel, isMarkup: false, isRaw: true });
      return sentinel;
    }
    if (role === 'whole' || !isPlain(text)) return text;
    // A keyword's sentinel selects the drawing that the keyword selects, by the drawing's own name.
    const drawing = role === 'keyword' ? loadOf(illustrations, text) : null;
    const sentinel = sentinelOf(id, { words: drawing ?? '' });
    sentinels.set(id, { sentinel, isMarkup: false });
    return sentinel;
  });
  return { words: marked, sentinels };
}
