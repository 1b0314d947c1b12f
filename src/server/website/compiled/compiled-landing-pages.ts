import {
  type ByteProgram,
  ByteWriter,
  type CompiledTemplate,
  createTemplateWriter,
  type Facts,
  type StringTable,
  type TemplateWriter,
  type WriterValues,
} from '../../../engine/index.ts';
import { type LayoutName, layoutOf, type Section } from '../../../sections/schemas.ts';
import { landingPageHtml } from '../../../site/landing-page.tsx';
import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';
import type { CompiledVersion } from '../../templates/templates/compile-version.ts';
import type { FrameContext } from '../context/frame-context.ts';
import { ownPaths } from '../context/site-page-store.ts';
import { encoders, isWritten, toBytes } from '../landing-pages/bytes.ts';
import { landingProps } from '../landing-pages/landing-props.ts';
import type { FoundLanding } from '../landing-pages/load-landing-data.ts';
import type { PageVariables } from '../landing-pages/page-variables.ts';
import { type SectionRequirements, sectionRequirements } from '../landing-pages/section-requirements.ts';
import { sentinelOf } from '../landing-pages/sentinels.ts';
import { programBytes, templateBytes } from './compiled-bytes.ts';
import {
  type CompiledPage,
  encodePageBindings,
  fillCompiledPage,
  joinCompiledPage,
} from './compiled-page.ts';
import { CompiledSections } from './compiled-sections.ts';
import { readCompiled, type SentinelMeaning } from './compiled-template.ts';
import { FillContext } from './fill-context.ts';
import { type FlattenedTemplate, fillFlattened, flatten } from './flattened-template.ts';
import { withoutEnd } from './page-links.ts';
import { addSentinels, firstSection } from './page-texts.ts';
import { longestPart, PageVariants } from './page-variants.ts';
import type { SectionVariant } from './section-variants.ts';
import { type ShapePart, ShapeTable } from './shape-table.ts';

const maxCompiledPages = 200;

interface PlacedSection {
  readonly type: string;
  readonly layout: LayoutName;
  readonly templates: CompiledSections;
}

/** The main section of a page, and the variant of each section. */
interface PageShape {
  readonly main: number;
  readonly variants: readonly SectionVariant[];
  readonly shape: readonly ShapePart[];
}

interface PlacedPage {
  readonly page: FillContext;
  readonly pageShape: PageShape;
  readonly whole: CompiledPage | undefined;
}

/** A template version, for one service, within the settings of now: rendered once for each shape of its pages, filled for each page. */
export class CompiledLandingPages {
  readonly version: CompiledVersion;
  readonly #context: FrameContext;
  readonly #writer: TemplateWriter;
  readonly #sections: readonly PlacedSection[];
  readonly #variants: PageVariants;
  readonly #documents = new BoundedMap<string, FlattenedTemplate | null>(
    () => cacheBounds().compiled / 8,
    templateBytes,
  );
  readonly #compiledPages = new ShapeTable<CompiledPage>(maxCompiledPages, () => cacheBounds().compiled / 2);
  readonly #seenShapes = new ShapeTable<true>(maxCompiledPages);
  #wholePageFills = 0;
  readonly #own: ReadonlySet<string>;
  /** Sections that can carry the main heading. */
  readonly #heroes: readonly number[];
  readonly #requirements: SectionRequirements;
  readonly #map: { readonly templates: CompiledSections } | undefined;

  constructor(context: FrameContext, version: CompiledVersion, compiled: CompiledTemplate) {
    this.version = version;
    this.#context = context;
    this.#writer = createTemplateWriter(compiled, encoders.html);
    this.#own = new Set(ownPaths(context.settings.current()).map(withoutEnd));
    this.#sections = this.#writer.sections
      .toSorted((a, b) => a.order - b.order)
      .map(section => ({
        type: section.type,
        layout: layoutOf(section.type),
        templates: new CompiledSections(section, this.#own),
      }));
    this.#variants = new PageVariants(
      this.#sections.map(({ templates }) => templates.variants),
      this.#own,
    );
    this.#heroes = this.#sections.flatMap(({ layout }, index) => (layout === 'hero' ? [index] : []));
    // Counts and switches are the version's own; only the place of a map may differ from page to page.
    const none = this.prepare({}, 0);
    const asking = this.#sections.filter(({ layout }) => layoutsWithPageData.has(layout));
    this.#requirements = sectionRequirements(asking.map(({ templates }) => templates.finished(none)));
    this.#map = this.#sections.find(({ layout }) => layout === 'map');
  }

  /** Pages filled from the compiled page, not section by section. */
  get wholePageFills(): number {
    return this.#wholePageFills;
  }

  /** Bytes of what is compiled and in memory. */
  get bytes(): number {
    const sections = this.#sections.reduce((all, { templates }) => all + templates.bytes, 0);
    return this.#documents.bytes + this.#compiledPages.bytes + sections;
  }

  /** The counts of each section: how often it was compiled, reused and rendered. */
  get counts() {
    return this.#sections.map(({ type, templates }) => ({ type, ...templates.counts }));
  }

  prepare(values: Readonly<Record<string, string>>, seed: number, facts?: Facts): WriterValues {
    return this.#writer.prepare(values, seed, facts);
  }

  /** The data that a page's sections require. */
  dataRequirements(values: WriterValues): SectionRequirements {
    const location = this.#map === undefined ? null : this.#map.templates.location(values);
    return { ...this.#requirements, location };
  }

  /** Writes the page's document in bytes. False, with nothing written, if React must render it. */
  fill(found: FoundLanding, values: WriterValues, out: ByteWriter): boolean {
    const { page, pageShape, whole } = this.#matchShape(found, values);
    if (!whole) return this.#fillParts(page, pageShape, out);
    this.#countCompiledPage();
    fillCompiledPage(whole, { values, words: page.texts, variants: pageShape.variants }, out);
    return true;
  }

  /** Writes the page's bindings and returns its program. Null, with nothing written, if its shape has none. */
  encodeBindings(
    found: FoundLanding,
    values: WriterValues,
    { texts, out }: { readonly texts: StringTable; readonly out: ByteWriter },
  ): ByteProgram | null {
    const { page, pageShape, whole } = this.#matchShape(found, values);
    if (!whole) return null;
    this.#countCompiledPage();
    encodePageBindings(whole, { values, words: page.texts, variants: pageShape.variants }, texts, out);
    return whole.program;
  }

  #matchShape(found: FoundLanding, values: WriterValues): PlacedPage {
    const main = this.#mainOf(values);
    const page = new FillContext(this.#context, found, { values, heading: this.#sections[main]?.templates });
    const sections = this.#variants.of(page);
    const shape = page.wholeShape(main, sections.shape);
    const pageShape = { main, variants: sections.variants, shape };
    return { page, pageShape, whole: this.#compiledPages.get(shape) };
  }

  #countCompiledPage(): void {
    for (const { templates } of this.#sections) templates.countMet();
    this.#wholePageFills += 1;
  }

  /** The section that carries the main heading; -1: none. */
  #mainOf(values: WriterValues): number {
    for (const index of this.#heroes) if (this.#sections[index]?.templates.hasTitle(values)) return index;
    return -1;
  }

  /** The document, and each of its sections separately. */
  #fillParts(page: FillContext, { main, variants, shape }: PageShape, out: ByteWriter): boolean {
    const { values } = page;
    const compiled = this.#document(page, main, values);
    if (!compiled) return false;
    const used: (FlattenedTemplate | null)[] = [];
    const inside = (index: number) => {
      const section = this.#sections[index];
      const variant = variants[index];
      if (!section || !variant) return;
      const filled = {
        values,
        words: page.texts,
        variant,
        main: index === main,
        factsShape: page.factsShape(section.layout),
        facts: () => page.facts(),
        sentinelFacts: () => page.sentinelFacts(),
        onError: (error: unknown, failed: Section) =>
          this.#context.log.error(
            { err: error, slug: page.words.slug, section: failed.id },
            'section could not be rendered',
          ),
      };
      used[index] = section.templates.fill(filled, out);
    };
    fillFlattened(compiled, values, out, ({ id, encoding }) =>
      encoding === 'markup' ? inside(id - firstSection) : page.texts.write(id, encoding, out),
    );
    this.#storeCompiledPage(page, shape, { document: compiled, used });
    return true;
  }

  /** Stores a program for this shape. A rendered section or a new shape has none. */
  #storeCompiledPage(
    { texts }: FillContext,
    shape: readonly ShapePart[],
    {
      document,
      used,
    }: { readonly document: FlattenedTemplate; readonly used: readonly (FlattenedTemplate | null)[] },
  ): void {
    if (shape.some(part => typeof part === 'string' && part.length > longestPart)) return;
    if (used.includes(null)) return;
    if (!this.#seenShapes.get(shape)) {
      this.#seenShapes.add(shape, true);
      return;
    }
    const sections = this.#sections.map(({ templates }, index) => ({
      templates,
      compiled: used[index] ?? null,
    }));
    const whole = joinCompiledPage(document, sections, texts);
    if (whole) this.#compiledPages.add(shape, whole, programBytes(whole.program));
  }

  #document(page: FillContext, main: number, values: WriterValues): FlattenedTemplate | null {
    const shape = `${page.documentShape()}|${main === -1}`;
    const known = this.#documents.get(shape);
    if (known !== undefined) return known;
    const compiled = this.#compileDocument(page, values);
    this.#documents.set(shape, compiled);
    return compiled;
  }

  /** Renders the document with sentinels for its words and sections, and with the page's own words as a proof. */
  #compileDocument(page: FillContext, values: WriterValues): FlattenedTemplate | null {
    const sections = this.#sections.map(({ templates }) => templates.finished(values));
    const { words, sentinels: wordSentinels } = addSentinels(page.words);
    const sectionSentinels = sections.map((_, index) => sentinelOf(firstSection + index, {}));
    const sentinels = new Map<number, SentinelMeaning>([
      ...wordSentinels,
      ...sectionSentinels.map(
        (sentinel, index) => [firstSection + index, { sentinel, isMarkup: true }] as const,
      ),
    ]);
    const render = (shown: PageVariables) => {
      const props = landingProps(this.#context, page.found.setting, shown, null);
      if (props.frame.navigation.some(link => couldBeOfPage.test(link.href))) return null;
      const inTurn = sectionSentinels.values();
      const markup = () => inTurn.next().value ?? '';
      return landingPageHtml({ ...props, sections, markup, onError: () => undefined });
    };
    const [marked, real] = [render(words), render(page.words)];
    const cut = marked === null ? null : readCompiled(marked, sentinels);
    if (!cut || real === null) return null;
    const compiled = flatten(cut, () => null);
    const proof = new ByteWriter();
    fillFlattened(compiled, values, proof, ({ id, encoding }) => {
      if (encoding === 'markup') proof.letters(toBytes(sentinels.get(id)?.sentinel ?? ''));
      else page.texts.write(id, encoding, proof);
    });
    return isWritten(proof, toBytes(real)) ? compiled : null;
  }
}

/** The menu highlights the current page and its parents. Such links differ from page to page. */
const couldBeOfPage = /^\/(?:locations\/.*|[^/]+\/)$/;

const layoutsWithPageData: ReadonlySet<string> = new Set([
  'we_also_service',
  'external_links',
  'map',
  'cta',
  'local_facts',
]);
