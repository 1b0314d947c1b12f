import {
  type ByteProgram,
  ByteWriter,
  createTemplateWriter,
  type StringTable,
  type TemplateWriter,
  type WriterValues,
} from '../../../engine/index.ts';
import { type LayoutName, layoutOf, type Section } from '../../../sections/schemas.ts';
import { renderLandingPage } from '../../../site/landing-page.tsx';
import type { CompiledVersion } from '../../templates/templates/compile-version.ts';
import { landingProps } from '../landing-pages/landing-props.ts';
import {
  type FoundLanding,
  type SectionRequirements,
  sectionRequirements,
} from '../landing-pages/load-landing-data.ts';
import type { PageVariables } from '../landing-pages/page-variables.ts';
import type { SiteParts } from '../serving/site-parts.ts';
import { ownPaths } from '../serving/site-routes.ts';
import { encoders, isWritten, toBytes } from './bytes.ts';
import { type CompiledPage, fillWhole, joinWhole, recordWhole } from './compiled-page.ts';
import { CompiledSections, type SectionVariant } from './compiled-sections.ts';
import { readCompiled, type SentinelMeaning } from './compiled-template.ts';
import { FillContext } from './fill-context.ts';
import { type FlattenedTemplate, fillFused, fuse } from './flattened-template.ts';
import { PageLinks, withoutEnd } from './page-links.ts';
import { firstSection, markedWords } from './page-texts.ts';
import { sentinelOf } from './sentinels.ts';
import { type ShapePart, ShapeTable } from './shape-table.ts';

const maxDocuments = 2_000;
const maxWholes = 200;
/** A longer part of a shape holds texts that few pages have in common. */
const longestPart = 200;

interface PlacedSection {
  readonly type: string;
  readonly layout: LayoutName;
  readonly templates: CompiledSections;
}

/** Where a page's sections stand, and what they were looked at for. */
interface Placing {
  readonly main: number;
  readonly looks: readonly SectionVariant[];
  readonly shape: readonly ShapePart[];
}

interface PlacedPage {
  readonly page: FillContext;
  readonly placing: Placing;
  readonly whole: CompiledPage | undefined;
}

/** A template version within the settings of now: drawn once for each shape of its pages, filled for each page. */
export class CompiledLandingPages {
  readonly version: CompiledVersion;
  readonly #parts: SiteParts;
  readonly #writer: TemplateWriter;
  readonly #sections: readonly PlacedSection[];
  readonly #documents = new Map<string, FlattenedTemplate | null>();
  readonly #wholes = new ShapeTable<CompiledPage>(maxWholes);
  readonly #met = new ShapeTable<true>(maxWholes);
  #inOneGo = 0;
  readonly #own: ReadonlySet<string>;
  /** Sections that can carry the main heading. */
  readonly #heroes: readonly number[];
  readonly #asked: SectionRequirements;
  readonly #map: { readonly templates: CompiledSections } | undefined;

  constructor(parts: SiteParts, version: CompiledVersion) {
    this.version = version;
    this.#parts = parts;
    this.#writer = createTemplateWriter(version.compiled, encoders.html);
    this.#own = new Set(ownPaths(parts.settings.current()).map(withoutEnd));
    this.#sections = this.#writer.sections
      .toSorted((a, b) => a.order - b.order)
      .map(section => ({
        type: section.type,
        layout: layoutOf(section.type),
        templates: new CompiledSections(section, this.#own),
      }));
    this.#heroes = this.#sections.flatMap(({ layout }, index) => (layout === 'hero' ? [index] : []));
    // Counts and switches are the version's own; only the place of a map may differ from page to page.
    const none = this.prepare({}, 0);
    const asking = this.#sections.filter(({ layout }) => asks.has(layout));
    this.#asked = sectionRequirements(asking.map(({ templates }) => templates.finished(none)));
    this.#map = this.#sections.find(({ layout }) => layout === 'map');
  }

  /** So many pages were filled in one go. */
  get inOneGo(): number {
    return this.#inOneGo;
  }

  /** By section: what became of its drawings. */
  get counts() {
    return this.#sections.map(({ type, templates }) => ({ type, ...templates.counts }));
  }

  prepare(values: Readonly<Record<string, string>>, seed: number): WriterValues {
    return this.#writer.prepare(values, seed);
  }

  /** What a page's sections ask for. */
  dataRequirements(values: WriterValues): SectionRequirements {
    const location = this.#map === undefined ? null : this.#map.templates.location(values);
    return { ...this.#asked, location };
  }

  /** Writes the page's document in bytes; false where it has to be drawn by React, and nothing was written. */
  fill(found: FoundLanding, values: WriterValues, out: ByteWriter): boolean {
    const { page, placing, whole } = this.#place(found, values);
    if (!whole) return this.#fillParts(page, placing, out);
    this.#countWhole();
    fillWhole(whole, { values, words: page.texts, looks: placing.looks }, out);
    return true;
  }

  /** Writes what the page's program takes instead of the document, and gives the program; null where its shape has none, and nothing was written. */
  record(
    found: FoundLanding,
    values: WriterValues,
    { texts, out }: { readonly texts: StringTable; readonly out: ByteWriter },
  ): ByteProgram | null {
    const { page, placing, whole } = this.#place(found, values);
    if (!whole) return null;
    this.#countWhole();
    recordWhole(whole, { values, words: page.texts, looks: placing.looks }, texts, out);
    return whole.program;
  }

  #place(found: FoundLanding, values: WriterValues): PlacedPage {
    const main = this.#mainOf(values);
    const page = new FillContext(this.#parts, found, { values, heading: this.#sections[main]?.templates });
    const looks = this.#looks(page);
    const shape = page.wholeShape(main, looks);
    return { page, placing: { main, looks, shape }, whole: this.#wholes.get(shape) };
  }

  #countWhole(): void {
    for (const { templates } of this.#sections) templates.countMet();
    this.#inOneGo += 1;
  }

  /** Which section carries the main heading; -1: none. */
  #mainOf(values: WriterValues): number {
    for (const index of this.#heroes) if (this.#sections[index]?.templates.hasTitle(values)) return index;
    return -1;
  }

  #looks({ values, words, found }: FillContext): readonly SectionVariant[] {
    const looking = { values, place: words.place, links: new PageLinks(this.#own, found.related) };
    const looks: SectionVariant[] = [];
    for (const { templates } of this.#sections) looks.push(templates.look(looking));
    return looks;
  }

  /** The document and each of its sections by itself. */
  #fillParts(page: FillContext, { main, looks, shape }: Placing, out: ByteWriter): boolean {
    const { values } = page;
    const compiled = this.#document(page, main, values);
    if (!compiled) return false;
    const used: (FlattenedTemplate | null)[] = [];
    const inside = (index: number) => {
      const section = this.#sections[index];
      const look = looks[index];
      if (!section || !look) return;
      const filled = {
        values,
        words: page.texts,
        look,
        main: index === main,
        factsShape: page.factsShape(section.layout),
        facts: () => page.facts(),
        markedFacts: () => page.markedFacts(),
        onError: (error: unknown, failed: Section) =>
          this.#parts.log.error(
            { err: error, slug: page.words.slug, section: failed.id },
            'section could not be drawn',
          ),
      };
      used[index] = section.templates.fill(filled, out);
    };
    fillFused(compiled, values, out, ({ id, encoding }) =>
      encoding === 'markup' ? inside(id - firstSection) : page.texts.write(id, encoding, out),
    );
    this.#keepWhole(page, shape, { document: compiled, used });
    return true;
  }

  /** Pages of this shape are filled in one go from now on: unless one of its sections is drawn, or the shape is met for the first time. */
  #keepWhole(
    { texts }: FillContext,
    shape: readonly ShapePart[],
    {
      document,
      used,
    }: { readonly document: FlattenedTemplate; readonly used: readonly (FlattenedTemplate | null)[] },
  ): void {
    if (shape.some(part => typeof part === 'string' && part.length > longestPart)) return;
    if (used.includes(null)) return;
    if (!this.#met.get(shape)) {
      this.#met.add(shape, true);
      return;
    }
    const sections = this.#sections.map(({ templates }, index) => ({
      templates,
      compiled: used[index] ?? null,
    }));
    const whole = joinWhole(document, sections, texts);
    if (whole) this.#wholes.add(shape, whole);
  }

  #document(page: FillContext, main: number, values: WriterValues): FlattenedTemplate | null {
    const shape = `${page.documentShape()}|${main === -1}`;
    const known = this.#documents.get(shape);
    if (known !== undefined) return known;
    const made = this.#makeDocument(page, values);
    if (this.#documents.size >= maxDocuments) this.#documents.clear();
    this.#documents.set(shape, made);
    return made;
  }

  /** Draws the document with sentinels for its words and sections, and with the page's own words as a proof. */
  #makeDocument(page: FillContext, values: WriterValues): FlattenedTemplate | null {
    const sections = this.#sections.map(({ templates }) => templates.finished(values));
    const { words, sentinels: wordMarks } = markedWords(page.words);
    const sectionMarks = sections.map((_, index) => sentinelOf(firstSection + index, {}));
    const sentinels = new Map<number, SentinelMeaning>([
      ...wordMarks,
      ...sectionMarks.map((sentinel, index) => [firstSection + index, { sentinel, isMarkup: true }] as const),
    ]);
    const draw = (shown: PageVariables) => {
      const props = landingProps(this.#parts, page.found.setting, shown, null);
      if (props.frame.navigation.some(link => couldBeOfPage.test(link.href))) return null;
      const inTurn = sectionMarks.values();
      const markup = () => inTurn.next().value ?? '';
      return renderLandingPage({ ...props, sections, markup, onError: () => undefined });
    };
    const [marked, real] = [draw(words), draw(page.words)];
    const cut = marked === null ? null : readCompiled(marked, sentinels);
    if (!cut || real === null) return null;
    const compiled = fuse(cut, () => null);
    const proof = new ByteWriter();
    fillFused(compiled, values, proof, ({ id, encoding }) => {
      if (encoding === 'markup') proof.letters(toBytes(sentinels.get(id)?.sentinel ?? ''));
      else page.texts.write(id, encoding, proof);
    });
    return isWritten(proof, toBytes(real)) ? compiled : null;
  }
}

/** The menu sentinels the page one is on and those above it, so a menu with such addresses would differ from page to page. */
const couldBeOfPage = /^\/(?:locations\/.*|[^/]+\/)$/;

const asks: ReadonlySet<string> = new Set(['we_also_service', 'external_links', 'map']);
