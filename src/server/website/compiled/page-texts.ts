import type { ByteWriter, StringTable } from '../../../engine/index.ts';
import type { FactSource } from '../../../sections/schemas.ts';
import { type Encoding, isPlain } from '../landing-pages/bytes.ts';
import {
  mapWords,
  type PageVariables,
  readOwn,
  readPlace,
  readResource,
  readSource,
} from '../landing-pages/page-variables.ts';
import { type Card, type RelatedTown, relatedWordCount } from '../landing-pages/related-texts.ts';
import { sentinelOf } from '../landing-pages/sentinels.ts';
import { SharedTextRun, TextRun } from '../landing-pages/text-run.ts';
import type { PlaceFacts } from '../site-pages/page-context.ts';
import type { SentinelMeaning } from './compiled-template.ts';
import { numberOfText } from './number-of.ts';

/** Page variables are numbered below `firstText`, section texts from there, sections from `firstSection`. */
export const firstText = 10_000;
export const firstSection = 100_000;

/** The variables of one page in their order, and the shape of the markup around them. */
export class PageTexts {
  /** Which texts exist, and which are not plain. Pages of one shape share the markup. */
  readonly shape: Readonly<Record<'own' | 'related' | 'resource', number>>;
  /** The number of its first related page's first word. */
  readonly firstRelated: number;
  /** The number of the distance of its first related page. */
  readonly firstMiles: number;
  /** The number of the first word of a page elsewhere. */
  readonly firstResource: number;
  readonly #own = new TextRun();
  readonly #place: SharedTextRun;
  readonly #firstOfPlace: number;
  readonly #related: readonly RelatedTown[];
  readonly #miles = new TextRun();
  readonly #elsewhere: TextRun;

  /** `place`: its words are read once for all its pages. `related`: the pages that the words name. */
  constructor(
    words: PageVariables,
    { place, related }: { readonly place: PlaceFacts; readonly related: readonly RelatedTown[] },
  ) {
    readOwn(words, this.#own);
    this.#place = textsOfPlace(words, place);
    this.#related = related;
    for (const miles of words.related_miles) this.#miles.read(miles, 'related');
    this.#elsewhere = textsElsewhere(words);
    this.#firstOfPlace = this.#own.texts.length;
    this.firstRelated = this.#firstOfPlace + this.#place.texts.length;
    this.firstMiles = this.firstRelated + related.length * relatedWordCount;
    this.firstResource = this.firstMiles + related.length;
    let ownShape = `${words.hubs.length}${shapeOf(this.#own)}|p${shapeOf(this.#place)}`;
    let relatedShape = `${related.length}${words.related_are_near ? '' : '~'}${this.#miles.shape}`;
    let at = 0;
    for (const { words: one } of related) {
      if (one.shape !== '') relatedShape += `|${at}:${one.shape}`;
      if (one.wholes !== '') ownShape += `|r${at}:${one.wholes}`;
      at += 1;
    }
    if (this.#elsewhere.wholes !== '') ownShape += `|e${this.#elsewhere.wholes}`;
    this.shape = {
      own: numberOfText(ownShape),
      related: numberOfText(relatedShape),
      resource: numberOfText(this.#elsewhere.shape),
    };
  }

  write(id: number, encoding: Encoding, out: ByteWriter): void {
    if (id < this.#firstOfPlace) this.#own.write(id, encoding, out);
    else if (id < this.firstRelated) this.#place.write(id - this.#firstOfPlace, encoding, out);
    else if (id >= this.firstResource) this.#elsewhere.write(id - this.firstResource, encoding, out);
    else if (id >= this.firstMiles) this.#miles.write(id - this.firstMiles, encoding, out);
    else {
      const fromRelated = id - this.firstRelated;
      const page = this.#related[Math.floor(fromRelated / relatedWordCount)];
      page?.words.write(fromRelated % relatedWordCount, encoding, out);
    }
  }

  /** The number of a long text of its place in `stringTable`; 0 if it has to be written. */
  numberOf(id: number, encoding: Encoding, stringTable: StringTable): number {
    const isOfPlace = id >= this.#firstOfPlace && id < this.firstRelated;
    return isOfPlace ? this.#place.numberOf(id - this.#firstOfPlace, encoding, stringTable) : 0;
  }

  /** The card of the related page of this number. */
  writeCard(number: number, card: Card, out: ByteWriter): void {
    const related = this.#related[number];
    if (related) out.letters(related.words.inCard(card));
  }

  /** The number of that card in `stringTable`; 0 if there is none. */
  cardNumber(number: number, card: Card, stringTable: StringTable): number {
    return this.#related[number]?.words.numberOf(card, stringTable) ?? 0;
  }
}

const shapeOf = ({ shape, wholes }: TextRun) => (wholes === '' ? shape : `${shape}!${wholes}`);

/** The texts of a place on the pages that show this map and footer. */
interface TextsOfPlace extends Pick<PageVariables, 'place' | 'place_map' | 'footer'> {
  readonly texts: SharedTextRun;
}

/** The texts of each place on its last page: a template decides where its map points. */
const placeTexts = new WeakMap<PlaceFacts, TextsOfPlace>();

function textsOfPlace(words: PageVariables, of: PlaceFacts): SharedTextRun {
  const { place, place_map, footer } = words;
  const known = placeTexts.get(of);
  if (known?.place === place && known.place_map === place_map && known.footer === footer) return known.texts;
  const texts = new SharedTextRun();
  readPlace(words, texts);
  placeTexts.set(of, { place, place_map, footer, texts });
  return texts;
}

const sourceTexts = new WeakMap<readonly FactSource[], TextRun>();

/** The texts of resources and sources, and in their shape the kind of each. */
function textsElsewhere({ resources, sources }: PageVariables): TextRun {
  const known = resources.length === 0 ? sourceTexts.get(sources) : undefined;
  if (known) return known;
  const texts = new SharedTextRun();
  for (const resource of resources) {
    readResource(resource, texts);
    texts.shape += `,${resource.category}`;
  }
  for (const source of sources) {
    readSource(source, texts);
    texts.shape += ',source';
  }
  if (resources.length === 0) sourceTexts.set(sources, texts);
  return texts;
}

/** The variables with sentinels as values, and the meaning of each sentinel. */
export function addSentinels(words: PageVariables): {
  readonly words: PageVariables;
  readonly sentinels: ReadonlyMap<number, SentinelMeaning>;
} {
  const sentinels = new Map<number, SentinelMeaning>();
  let id = -1;
  const marked = mapWords(words, (text, role) => {
    id += 1;
    if (role === 'marks' || (role === 'markup' && text !== '')) {
      const sentinel = sentinelOf(id, {});
      sentinels.set(id, { sentinel, isMarkup: false, isRaw: true });
      return sentinel;
    }
    if (role === 'whole' || !isPlain(text)) return text;
    const sentinel = sentinelOf(id, {});
    sentinels.set(id, { sentinel, isMarkup: false });
    return sentinel;
  });
  return { words: marked, sentinels };
}
