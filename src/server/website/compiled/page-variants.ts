import type { WriterValues } from '../../../engine/index.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import type { FillContext } from './fill-context.ts';
import { numberOf, numberOfText } from './number-of.ts';
import { PageLinks } from './page-links.ts';
import type { SectionVariant, SectionVariants, TextsOfFacts } from './section-variants.ts';
import type { ShapePart } from './shape-table.ts';

/** A longer part of a shape holds texts that few pages have in common. */
export const longestPart = 200;

/** Estimated bytes of the sections of a page without their texts. */
const sectionsBytes = 1_000;

/** The sections of all pages with the same facts. */
interface SectionsOfFacts {
  readonly texts: readonly TextsOfFacts[];
  /** The variant of each section. Pages with ordinary values in these slots differ in the open ones alone. */
  readonly variants: readonly SectionVariant[];
  readonly open: readonly number[];
  readonly slots: number;
  /** The number of the shape of all sections but the open ones. */
  readonly shape: number;
}

/** The variant of each section of one page, and their part of the page's shape. */
interface VariantsOfPage {
  readonly variants: readonly SectionVariant[];
  readonly shape: readonly ShapePart[];
}

/** Finds the variant of each section on a page. Sections that depend on facts alone are read once for all pages of a town and service. */
export class PageVariants {
  readonly #sections: readonly SectionVariants[];
  readonly #own: ReadonlySet<string>;
  readonly #ofTexts = new BoundedMap<string, SectionsOfFacts>(
    () => cacheBounds().compiled / 64,
    () => sectionsBytes,
  );
  readonly #ofFacts = new WeakMap<WriterValues['page']['facts'], Map<string, SectionsOfFacts>>();

  /** `own`: paths that every page may link to, without their ends. */
  constructor(sections: readonly SectionVariants[], own: ReadonlySet<string>) {
    this.#sections = sections;
    this.#own = own;
  }

  of({ values, words, found }: FillContext): VariantsOfPage {
    const ofFacts = this.#sectionsOfFacts(values);
    const isOrdinary = (ofFacts.slots & ~values.ordinary) === 0;
    const variants = [...ofFacts.variants];
    const shape: ShapePart[] = [isOrdinary ? ofFacts.shape : 0];
    const links = new PageLinks(this.#own, found.related);
    for (const index of isOrdinary ? ofFacts.open : this.#sections.keys()) {
      const texts = ofFacts.texts[index];
      if (!texts) continue;
      const variant = this.#sections[index]?.of({ values, ofFacts: texts, place: words.place, links });
      if (!variant) continue;
      variants[index] = variant;
      shape.push(variant.shape);
    }
    return { variants, shape };
  }

  #sectionsOfFacts(values: WriterValues): SectionsOfFacts {
    const { facts, own } = values.page;
    // Ordinary own facts fill their slots on each page: which ones there are decides, not what they say.
    const isOrdinary = own?.indexes.every(index => values.ordinaryFacts[index]) ?? true;
    const sharedFacts = (isOrdinary && own?.shared) || facts;
    const byOwn = this.#ofFacts.get(sharedFacts) ?? new Map<string, SectionsOfFacts>();
    const ownKey = own?.indexes.join() ?? '';
    const before = byOwn.get(ownKey);
    if (before) return before;
    const texts = this.#sections.map(section => section.textsOfFacts(values));
    const isOpen = ({ isFinal, variant }: TextsOfFacts) => !isFinal || variant.shape.length > longestPart;
    // The facts of most towns make the same texts, so they share them.
    const key = texts.map(numberOf).join();
    const known = this.#ofTexts.get(key);
    const found = known ?? {
      texts,
      variants: texts.map(({ variant }) => variant),
      open: texts.flatMap((one, index) => (isOpen(one) ? [index] : [])),
      slots: texts.reduce((all, { slots }) => all | slots, 0),
      shape: numberOfText(JSON.stringify(texts.map(one => (isOpen(one) ? null : one.variant.shape)))),
    };
    if (!known) this.#ofTexts.set(key, found);
    byOwn.set(ownKey, found);
    this.#ofFacts.set(sharedFacts, byOwn);
    return found;
  }
}
