import {
  ByteWriter,
  type PlacedWriter,
  type SectionWriter,
  type WriterValues,
} from '../../../engine/index.ts';
import { drawSection, parted, type ViewFacts } from '../../../sections/render-sections.tsx';
import {
  finishedSection,
  isSectionOf,
  layoutOf,
  type Section,
  sectionFields,
} from '../../../sections/schemas.ts';
import { withPings } from '../../../site/document.ts';
import { encoders, isPlain, isWritten, toBytes } from './bytes.ts';
import { readCompiled, type SentinelMeaning, type Slot } from './compiled-template.ts';
import { type FlattenedTemplate, fillFused, fuse, partedParts } from './flattened-template.ts';
import { type PageLinks, withoutEnd } from './page-links.ts';
import { firstText, type PageTexts } from './page-texts.ts';
import { sentinelOf } from './sentinels.ts';

/** What a section's texts are looked at with. */
export interface LookedAtPage {
  readonly values: WriterValues;
  /** Where its map points. */
  readonly place: string;
  readonly links: PageLinks;
}

/** A section's texts that can't be put together from sure parts on this page, by number, and what its markup owes to them. */
export interface SectionVariant {
  readonly looked: TextsById;
  readonly shape: string;
}

/** What a section is filled with on one page. */
export interface SectionPage {
  readonly values: WriterValues;
  readonly words: PageTexts;
  readonly look: SectionVariant;
  /** Whether it carries the main heading. */
  readonly main: boolean;
  /** What its view owes to the page besides words: the same shape, the same markup. */
  readonly factsShape: string;
  /** The page's facts, and the same with sentinels for words. Only looked at when something has to be drawn. */
  readonly facts: () => ViewFacts;
  readonly markedFacts: () => {
    readonly facts: ViewFacts;
    readonly sentinels: ReadonlyMap<number, SentinelMeaning>;
  };
  readonly onError: (error: unknown, section: Section) => void;
}

interface Leaf extends PlacedWriter {
  /** It may stand for itself; an address may not, since what is drawn depends on what it says. */
  readonly isText: boolean;
  /** It may be the very place that the page's map shows, which is one of the page's words. */
  readonly isLocation: boolean;
}

/** Where a text that isn't sure stands on this page: its own words, to be looked at. */
type TextsById = ReadonlyMap<number, string>;

const noTexts: TextsById = new Map();
const nothingLooked: SectionVariant = { looked: noTexts, shape: '' };

/** More shapes than this that are hardly ever met again are no gain: the section is drawn each time. */
const trial = { shapes: 200, meetings: 3 };
const maxTemplates = 500;

/** One section of a template version, drawn once for each shape and filled for each page. */
export class CompiledSections {
  readonly #leaves: readonly Leaf[];
  readonly #writer: SectionWriter;
  /** Indices of the texts that have to be looked at on some page. */
  readonly #varying: readonly number[];
  /** Links that all pages have, and that may lead to a related page on some. */
  readonly #paths: readonly string[];
  /** The slots that have to be ordinary for all texts that can be sure, and the texts that never are. */
  readonly #slots: number;
  readonly #open: readonly number[];
  readonly #templates = new Map<string, FlattenedTemplate | null>();
  /** Whether its view parts its lines: the only thing a view does to a text it shows. */
  readonly #isParted: boolean;
  #made = 0;
  #met = 0;
  #drawn = 0;

  /** `own`: paths that every page may link to, without their ends. */
  constructor(writer: SectionWriter, own: ReadonlySet<string>) {
    this.#writer = writer;
    this.#isParted = layoutOf(writer.type) === 'text';
    this.#leaves = writer.texts.map(one => {
      const isLocation = layoutOf(writer.type) === 'map' && one.path[1] === 'location';
      return { ...one, isText: !isLocation && isText(writer.type, one.path), isLocation };
    });
    this.#varying = this.#leaves.flatMap(({ writer }, index) => (writer.constant === null ? [index] : []));
    const slotsOf = (index: number) => {
      const leaf = this.#leaves[index];
      return leaf?.isText ? leaf.writer.slots : null;
    };
    this.#slots = this.#varying.reduce((all, index) => all | (slotsOf(index) ?? 0), 0);
    this.#open = this.#varying.filter(index => slotsOf(index) === null);
    this.#paths = this.#leaves.flatMap(({ writer }) =>
      writer.constant?.startsWith('/') && !own.has(withoutEnd(writer.constant)) ? [writer.constant] : [],
    );
  }

  /** Whether its title says something on this page. */
  hasTitle(values: WriterValues): boolean {
    const title = this.#leaves[0]?.writer;
    if (title === undefined) return false;
    return title.isSure(values) || title.fill(values.page) !== '';
  }

  /** Where its map points. */
  location(values: WriterValues): string {
    const text = this.#leaves.find(leaf => leaf.isLocation)?.writer.fill(values.page) ?? '';
    if (text === '' || isPlain(text)) return text;
    const section = this.finished(values);
    return isSectionOf(section, 'map') ? section.content.location : '';
  }

  /** Whether it shows a page of another site within ours. */
  hasFrame(values: WriterValues): boolean {
    const source = this.#leaves.find(({ path }) => path[1] === 'iframe_src')?.writer;
    if (source === undefined || source.constant === '') return false;
    const section = this.finished(values);
    return isSectionOf(section, 'hero') && section.content.iframe_src !== '';
  }

  /** Its texts on this page: the section as it is drawn. */
  finished(values: WriterValues): Section {
    return finishedSection(
      this.#writer.withTexts(this.#leaves.map(({ writer }) => writer.fill(values.page))),
    );
  }

  /** Looks at the texts that are not sure on this page. */
  look({ values, place, links }: LookedAtPage): SectionVariant {
    const isOrdinary = (this.#slots & ~values.ordinary) === 0;
    const toLookAt = isOrdinary ? this.#open : this.#varying;
    if (toLookAt.length === 0 && this.#paths.length === 0) return nothingLooked;
    let looked: Map<number, string> | null = null;
    let shape = '';
    for (const index of toLookAt) {
      const leaf = this.#leaves[index];
      if (!leaf || (leaf.isText && leaf.writer.isSure(values))) continue;
      const text = leaf.writer.fill(values.page);
      if (leaf.isLocation && text === place && isPlain(text)) {
        shape += `|${index}@`;
        continue;
      }
      looked ??= new Map();
      looked.set(index, text);
      shape += `|${index}${leaf.isText && isPlain(text) ? lengthClass(text) : JSON.stringify(text)}`;
      if (!leaf.isText && text.startsWith('/') && links.has(text)) shape += '*';
    }
    for (const path of this.#paths) if (links.has(path)) shape += path;
    return looked === null && shape === '' ? nothingLooked : { looked: looked ?? noTexts, shape };
  }

  /**
   * Writes the markup of its inside, in bytes; equal to what React draws, or drawn by it. The compiled template it was written with;
   * null where it was drawn.
   */
  fill(page: SectionPage, out: ByteWriter): FlattenedTemplate | null {
    const { shape: lookShape, looked } = page.look;
    const shape = `${page.factsShape}${page.main ? '+' : ''}${lookShape}`;
    let compiled = this.#templates.get(shape);
    if (compiled === undefined) {
      if (this.#made > trial.shapes && this.#met < this.#made * trial.meetings) {
        this.#drawn += 1;
        out.letters(this.#draw(page));
        return null;
      }
      compiled = this.#make(page, looked);
      this.#made += 1;
      if (this.#templates.size >= maxTemplates) this.#templates.clear();
      this.#templates.set(shape, compiled);
    } else {
      this.#met += 1;
    }
    if (compiled) this.#write(compiled, page, out);
    else {
      this.#drawn += 1;
      out.letters(this.#draw(page));
    }
    return compiled;
  }

  /** Counts that one of its compiled templates was used as a part of a whole page. */
  countMet(): void {
    this.#met += 1;
  }

  /** How often it was filled, and how often it had to be drawn because nothing else was proved. */
  get counts(): { readonly met: number; readonly made: number; readonly drawn: number } {
    return { met: this.#met, made: this.#made, drawn: this.#drawn };
  }

  /** Writes one of its own texts, where a page's words don't stand. */
  writeText({ id, encoding }: Slot, values: WriterValues, { looked }: SectionVariant, out: ByteWriter): void {
    if (encoding === 'markup') return;
    const index = id - firstText;
    const writer = this.#leaves[index]?.writer;
    if (!writer) return;
    const text = looked.get(index) ?? writer.fill(values.page);
    out.letters(encoders[encoding](this.#isParted && index > 0 ? parted(text) : text));
  }

  #write(compiled: FlattenedTemplate, { values, words, look }: SectionPage, out: ByteWriter): void {
    fillFused(compiled, values, out, slot => {
      if (slot.id >= firstText) this.writeText(slot, values, look, out);
      else if (slot.encoding !== 'markup') words.write(slot.id, slot.encoding, out);
    });
  }

  /** What a slot is written from without being asked for: a text that is sure on every page of the shape. */
  #partsOf({ id, encoding }: Slot, looked: TextsById) {
    const index = id - firstText;
    const leaf = this.#leaves[index];
    const parts = leaf?.writer.parts ?? null;
    if (encoding !== 'html' || !leaf?.isText || parts === null || looked.has(index)) return null;
    return this.#isParted && index > 0 ? partedParts(parts) : parts;
  }

  #draw({ main, facts, onError, values }: SectionPage): string {
    return toBytes(withPings(drawSection({ section: this.finished(values), facts: facts(), main, onError })));
  }

  /** Draws it with sentinels, and this page's own as a proof: a compiled template that doesn't give the same is none. */
  #make(page: SectionPage, looked: TextsById): FlattenedTemplate | null {
    const { facts, sentinels: wordMarks } = page.markedFacts();
    const sentinels = new Map(wordMarks);
    const texts = this.#leaves.map(({ writer, isText, isLocation }, index) => {
      const text = looked.get(index);
      if (writer.constant !== null) return writer.constant;
      if (text === undefined && isLocation) return facts.map.place;
      if (text !== undefined && !(isText && isPlain(text))) return text;
      const id = firstText + index;
      const sentinel = sentinelOf(id, { length: text === undefined ? writer.longest : longestOf(text) });
      sentinels.set(id, { sentinel, isMarkup: false });
      return sentinel;
    });
    let hasFailed = false;
    const onError = () => {
      hasFailed = true;
    };
    const section = finishedSection(this.#writer.withTexts(texts));
    const drawn = withPings(drawSection({ section, facts, main: page.main, onError }));
    const cut = hasFailed ? null : readCompiled(drawn, sentinels);
    const compiled = cut && fuse(cut, slot => this.#partsOf(slot, looked));
    if (!compiled) return null;
    const proof = new ByteWriter();
    this.#write(compiled, page, proof);
    return isWritten(proof, this.#draw(page)) ? compiled : null;
  }
}

/** Texts of up to so many letters are drawn alike; a field may cut longer ones. */
const lengths = [60, 150, 290, 490, 990, 1_990, 5_000];

function lengthClass(text: string): string {
  return `h${longestOf(text)}`;
}

function longestOf(text: string): number {
  return lengths.find(length => text.length <= length) ?? text.length;
}

function isText(type: string, path: readonly (string | number)[]): boolean {
  const [part, name, , column] = path;
  if (part === 'title') return true;
  const field = sectionFields(type).find(one => one.name === name);
  if (!field) return false;
  if (field.control === 'links') return column !== 'url';
  return (
    field.control === 'text' ||
    field.control === 'textarea' ||
    field.control === 'list' ||
    field.control === 'rows'
  );
}
