import { ByteWriter, type SectionWriter, type WriterValues } from '../../../engine/index.ts';
import { parted, renderSection, type SectionFacts } from '../../../sections/render-sections.tsx';
import {
  finishedSection,
  isSectionOf,
  layoutOf,
  type Section,
  sectionFields,
} from '../../../sections/schemas.ts';
import { withPings } from '../../../site/document.ts';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import { encoders, isPlain, isWritten, toBytes } from '../landing-pages/bytes.ts';
import { sentinelOf } from '../landing-pages/sentinels.ts';
import { templateBytes } from './compiled-bytes.ts';
import { readCompiled, type SentinelMeaning, type Slot } from './compiled-template.ts';
import { type FlattenedTemplate, fillFlattened, flatten, partedParts } from './flattened-template.ts';
import { firstText, type PageTexts } from './page-texts.ts';
import { type Leaf, longestOf, type SectionVariant, SectionVariants } from './section-variants.ts';

/** What fills a section on one page. */
export interface SectionPage {
  readonly values: WriterValues;
  readonly words: PageTexts;
  readonly variant: SectionVariant;
  /** True if the section carries the main heading. */
  readonly main: boolean;
  /** The shape of the page's facts: equal shapes give equal markup. */
  readonly factsShape: string;
  /** The page's facts, and the same with sentinels for words. Used only for rendering. */
  readonly facts: () => SectionFacts;
  readonly sentinelFacts: () => {
    readonly facts: SectionFacts;
    readonly sentinels: ReadonlyMap<number, SentinelMeaning>;
  };
  readonly onError: (error: unknown, section: Section) => void;
}

/** After this many shapes that hardly repeat, caching saves nothing: the section is rendered each time. */
const trial = { shapes: 200, meetings: 3 };

/** One section of a template version, rendered once for each shape and filled for each page. */
export class CompiledSections {
  readonly variants: SectionVariants;
  readonly #leaves: readonly Leaf[];
  readonly #writer: SectionWriter;
  readonly #templates = new BoundedMap<string, FlattenedTemplate | null>(
    () => cacheBounds().compiled / 32,
    templateBytes,
  );
  /** True if the section's view parts its lines: no view does anything else to a text it shows. */
  readonly #isParted: boolean;
  #compileCount = 0;
  #reuseCount = 0;
  #renderCount = 0;

  /** `own`: paths that every page may link to, without their ends. */
  constructor(writer: SectionWriter, own: ReadonlySet<string>) {
    this.#writer = writer;
    this.#isParted = layoutOf(writer.type) === 'text';
    this.#leaves = writer.texts.map(one => {
      const isLocation = layoutOf(writer.type) === 'map' && one.path[1] === 'location';
      return { ...one, isText: !isLocation && isText(writer.type, one.path), isLocation };
    });
    this.variants = new SectionVariants(this.#leaves, own);
  }

  /** True if the section's title is not empty on this page. */
  hasTitle(values: WriterValues): boolean {
    return this.#leaves[0]?.writer.isSure(values) === true || this.title(values) !== '';
  }

  /** The section's title on this page. */
  title(values: WriterValues): string {
    return this.#leaves[0]?.writer.fill(values.page) ?? '';
  }

  /** Where its map points. */
  location(values: WriterValues): string {
    const text = this.#leaves.find(leaf => leaf.isLocation)?.writer.fill(values.page) ?? '';
    if (text === '' || isPlain(text)) return text;
    const section = this.finished(values);
    return isSectionOf(section, 'map') ? section.content.location : '';
  }

  /** True if the section shows a page of another site within ours. */
  hasFrame(values: WriterValues): boolean {
    const source = this.#leaves.find(({ path }) => path[1] === 'iframe_src')?.writer;
    if (source === undefined || source.constant === '') return false;
    const section = this.finished(values);
    return isSectionOf(section, 'hero') && section.content.iframe_src !== '';
  }

  /** The section as it is rendered, with its texts on this page. */
  finished(values: WriterValues): Section {
    return finishedSection(
      this.#writer.withTexts(this.#leaves.map(({ writer }) => writer.fill(values.page))),
    );
  }

  /** Writes the section's inner HTML; it equals React's output. Returns the template used, or null if React rendered it. */
  fill(page: SectionPage, out: ByteWriter): FlattenedTemplate | null {
    const shape = `${page.factsShape}${page.main ? '+' : ''}${page.variant.shape}`;
    let compiled = this.#templates.get(shape);
    if (compiled === undefined) {
      if (this.#compileCount > trial.shapes && this.#reuseCount < this.#compileCount * trial.meetings) {
        this.#renderCount += 1;
        out.letters(this.#render(page));
        return null;
      }
      compiled = this.#compile(page);
      this.#compileCount += 1;
      this.#templates.set(shape, compiled);
    } else {
      this.#reuseCount += 1;
    }
    if (compiled) this.#write(compiled, page, out);
    else {
      this.#renderCount += 1;
      out.letters(this.#render(page));
    }
    return compiled;
  }

  /** Bytes of its templates in memory. */
  get bytes(): number {
    return this.#templates.bytes;
  }

  /** Counts the use of one of its templates as a part of a compiled page. */
  countMet(): void {
    this.#reuseCount += 1;
  }

  /** How often it was filled, and how often it had to be rendered because nothing else was proved. */
  get counts(): { readonly met: number; readonly made: number; readonly rendered: number } {
    return { met: this.#reuseCount, made: this.#compileCount, rendered: this.#renderCount };
  }

  /** Writes one of the section's own texts. */
  writeText(
    { id, encoding }: Slot,
    values: WriterValues,
    { textsById, ownWriters }: SectionVariant,
    out: ByteWriter,
  ): void {
    if (encoding === 'markup') return;
    const index = id - firstText;
    const isParted = this.#isParted && index > 0;
    const own = ownWriters.get(index);
    if (own && encoding === 'html' && !isParted && own.write(values, out)) return;
    const writer = this.#leaves[index]?.writer;
    if (!writer) return;
    const text = textsById.get(index) ?? writer.fill(values.page);
    out.letters(encoders[encoding](isParted ? parted(text) : text));
  }

  #write(compiled: FlattenedTemplate, { values, words, variant }: SectionPage, out: ByteWriter): void {
    fillFlattened(compiled, values, out, slot => {
      if (slot.id >= firstText) this.writeText(slot, values, variant, out);
      else if (slot.encoding !== 'markup') words.write(slot.id, slot.encoding, out);
    });
  }

  /** The pieces of a slot whose text is plain on every page of the shape. */
  #partsOf({ id, encoding }: Slot, { textsById, writers, ownWriters }: SectionVariant) {
    const index = id - firstText;
    const leaf = this.#leaves[index];
    const parts = (writers.get(index) ?? leaf?.writer)?.parts ?? null;
    if (encoding !== 'html' || !leaf?.isText || parts === null) return null;
    if (textsById.has(index) || ownWriters.has(index)) return null;
    return this.#isParted && index > 0 ? partedParts(parts) : parts;
  }

  #render({ main, facts, onError, values }: SectionPage): string {
    return toBytes(
      withPings(renderSection({ section: this.finished(values), facts: facts(), main, onError })),
    );
  }

  /** Renders with sentinels, then proves the result: it must equal this page's React output. */
  #compile(page: SectionPage): FlattenedTemplate | null {
    const { textsById, writers, ownWriters } = page.variant;
    const { facts, sentinels: wordSentinels } = page.sentinelFacts();
    const sentinels = new Map(wordSentinels);
    const texts = this.#leaves.map(({ writer: ofAll, isText, isLocation }, index) => {
      const text = textsById.get(index);
      const own = ownWriters.get(index);
      const writer = writers.get(index) ?? ofAll;
      if (writer.constant !== null) return writer.constant;
      if (text === undefined && isLocation) return facts.map.place;
      if (text !== undefined && !(isText && isPlain(text))) return text;
      const id = firstText + index;
      const known = own?.longest ?? text?.length;
      const length = known === undefined ? writer.longest : longestOf(known);
      const sentinel = sentinelOf(id, { length });
      sentinels.set(id, { sentinel, isMarkup: false });
      return sentinel;
    });
    let hasFailed = false;
    const onError = () => {
      hasFailed = true;
    };
    const section = finishedSection(this.#writer.withTexts(texts));
    const rendered = withPings(renderSection({ section, facts, main: page.main, onError }));
    const cut = hasFailed ? null : readCompiled(rendered, sentinels);
    const compiled = cut && flatten(cut, slot => this.#partsOf(slot, page.variant));
    if (!compiled) return null;
    const proof = new ByteWriter();
    this.#write(compiled, page, proof);
    return isWritten(proof, this.#render(page)) ? compiled : null;
  }
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
