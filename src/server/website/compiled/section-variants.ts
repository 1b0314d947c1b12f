import type { PlacedWriter, TextWriter, WriterValues } from '../../../engine/index.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import { isPlain, longestPlain } from '../landing-pages/bytes.ts';
import { numberOf } from './number-of.ts';
import { type PageLinks, withoutEnd } from './page-links.ts';

/** The texts of a section that some facts decide, and those that each page decides. */
export interface TextsOfFacts {
  readonly variant: SectionVariant;
  readonly open: readonly number[];
  /** Where these slots are ordinary, all other texts are known. */
  readonly slots: number;
  /** The variant is that of all pages with these facts and ordinary slots. */
  readonly isFinal: boolean;
}

/** What decides the variant of a section on a page. */
export interface SectionContext {
  readonly values: WriterValues;
  readonly ofFacts: TextsOfFacts;
  /** Where its map points. */
  readonly place: string;
  readonly links: PageLinks;
}

/** The texts of a section that are not plain on this page, by number, and the shape of its markup. */
export interface SectionVariant {
  readonly textsById: TextsById;
  /** Writers of texts that are plain without the facts that the page lacks, by number. */
  readonly writers: ReadonlyMap<number, TextWriter>;
  /** Writers of texts with facts of their own, which no two towns have in common: the markup is the same for each. */
  readonly ownWriters: ReadonlyMap<number, TextWriter>;
  readonly shape: string;
}

export interface Leaf extends PlacedWriter {
  /** It may fill a slot. An address may not: its value changes the markup. */
  readonly isText: boolean;
  /** It may equal the place on the page's map, which is a page variable. */
  readonly isLocation: boolean;
}

/** Texts that are not known to be plain on this page, by number. */
export type TextsById = ReadonlyMap<number, string>;

const emptyVariant: SectionVariant = {
  textsById: new Map(),
  writers: new Map(),
  ownWriters: new Map(),
  shape: '',
};

/** A set of texts without the texts, in bytes, estimated. */
const textSetBytes = 1_000;

/** Which variant of a section a page needs: its texts that are not known to be plain decide. */
export class SectionVariants {
  readonly #leaves: readonly Leaf[];
  /** Indices of the texts that vary by page. */
  readonly #varying: readonly number[];
  /** Links of all pages that may name a related page on some. */
  readonly #paths: readonly string[];
  /** The slots that have to be ordinary for all texts that can be sure, and the texts that never are. */
  readonly #slots: number;
  readonly #open: readonly number[];
  /** The texts by their facts. A key has each of the texts once more. */
  readonly #ofFacts = new BoundedMap<string, TextsOfFacts>(
    () => cacheBounds().compiled / 128,
    (_, key) => textSetBytes + 2 * key.length,
  );

  /** `own`: paths that every page may link to, without their ends. */
  constructor(leaves: readonly Leaf[], own: ReadonlySet<string>) {
    this.#leaves = leaves;
    this.#varying = leaves.flatMap(({ writer }, index) => (writer.constant === null ? [index] : []));
    const slotsOf = (index: number) => {
      const leaf = leaves[index];
      return leaf?.isText ? leaf.writer.slots : null;
    };
    this.#slots = this.#varying.reduce((all, index) => all | (slotsOf(index) ?? 0), 0);
    this.#open = this.#varying.filter(index => slotsOf(index) === null);
    this.#paths = leaves.flatMap(({ writer }) =>
      writer.constant?.startsWith('/') && !own.has(withoutEnd(writer.constant)) ? [writer.constant] : [],
    );
  }

  /** Reads the texts that may vary on this page. */
  of({ values, ofFacts, place, links }: SectionContext): SectionVariant {
    const isOrdinary = (ofFacts.slots & ~values.ordinary) === 0;
    if (isOrdinary && ofFacts.isFinal) return ofFacts.variant;
    const leavesToFill = isOrdinary ? ofFacts.open : this.#varying;
    const known = isOrdinary ? ofFacts.variant : emptyVariant;
    let textsById: Map<number, string> | null = null;
    let { shape } = known;
    for (const index of leavesToFill) {
      const leaf = this.#leaves[index];
      if (!leaf || (leaf.isText && leaf.writer.isSure(values))) continue;
      const text = leaf.writer.fill(values.page);
      if (leaf.isLocation && text === place && isPlain(text)) {
        shape += `|${index}@`;
        continue;
      }
      textsById ??= new Map(known.textsById);
      textsById.set(index, text);
      shape += shapeOf(index, leaf, text);
      if (!leaf.isText && text.startsWith('/') && links.has(text)) shape += '*';
    }
    for (const path of this.#paths) if (links.has(path)) shape += path;
    return { ...known, textsById: textsById ?? known.textsById, shape };
  }

  /** Reads the texts that depend on a page's facts alone: the same on all pages with these facts. */
  textsOfFacts(values: WriterValues): TextsOfFacts {
    const { page } = values;
    const open: number[] = [];
    const textsById = new Map<number, string>();
    const writers = new Map<number, TextWriter>();
    const ownWriters = new Map<number, TextWriter>();
    let shape = '';
    let slots = this.#slots;
    for (const index of this.#open) {
      const leaf = this.#leaves[index];
      const text = leaf?.isText ? leaf.writer.ofFacts(page) : null;
      if (leaf && text !== null) {
        textsById.set(index, text);
        shape += shapeOf(index, leaf, text);
        continue;
      }
      const writer = leaf?.isText ? leaf.writer.withFacts(page) : null;
      if (
        !writer ||
        writer.slots === null ||
        writer.longest > longestPlain ||
        !writer.hasOrdinaryFacts(values)
      ) {
        open.push(index);
        continue;
      }
      slots |= writer.slots;
      (writer.namesFacts ? ownWriters : writers).set(index, writer);
      shape += `|${index}${writer.namesFacts ? lengthClass(writer.longest) : `w${numberOf(writer)}`}`;
    }
    // Most towns have the same: what is shared stays in the processor's cache.
    const key = `${open.join()} ${shape} ${JSON.stringify([...textsById.values()])} ${[...ownWriters.values()].map(numberOf).join()}`;
    const known = this.#ofFacts.get(key);
    if (known) return known;
    const fresh = {
      open,
      slots,
      isFinal: open.length === 0 && this.#paths.length === 0,
      variant: shape === '' ? emptyVariant : { textsById, writers, ownWriters, shape },
    };
    this.#ofFacts.set(key, fresh);
    return fresh;
  }
}

function shapeOf(index: number, { isText }: Leaf, text: string): string {
  return `|${index}${isText && isPlain(text) ? lengthClass(text.length) : JSON.stringify(text)}`;
}

/** Texts up to this length are rendered alike: fields are cut at 2,000 or not at all. */
const lengths = [1_990, longestPlain];

function lengthClass(length: number): string {
  return `h${longestOf(length)}`;
}

/** The most letters of a text that is rendered like one of this length. */
export function longestOf(length: number): number {
  return lengths.find(max => length <= max) ?? length;
}
