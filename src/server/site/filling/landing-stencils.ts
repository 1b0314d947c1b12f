import {
  ByteWriter,
  createTemplateWriter,
  type TemplateWriter,
  type WriterValues,
} from '../../../engine/index.ts';
import { type LayoutName, layoutOf, type Section } from '../../../sections/schemas.ts';
import { renderLandingPage } from '../../../site/landing-page.tsx';
import type { CompiledVersion } from '../../templates/compile-version.ts';
import { type FoundLanding, landingWords, type SectionWishes, sectionWishes } from '../landing-look-ups.ts';
import { landingProps } from '../landing-props.ts';
import type { LandingWords } from '../landing-words.ts';
import type { SiteParts } from '../site-parts.ts';
import { ownPaths } from '../site-routes.ts';
import { encoders, isWritten, toBytes } from './bytes.ts';
import { type FusedStencil, fillFused, fuse } from './fused-stencil.ts';
import { markOf } from './marks.ts';
import { PagePass } from './page-pass.ts';
import { firstSection, markedWords } from './page-words.ts';
import { SectionStencils } from './section-stencils.ts';
import { type MarkMeaning, readStencil } from './stencil.ts';
import { fillWhole, joinWhole, type WholeStencil } from './whole-stencil.ts';

const mostDocuments = 2_000;
const mostWholes = 200;
/** Longer ones hold texts that few pages have in common. */
const longestShape = 1_000;

interface PlacedSection {
  readonly type: string;
  readonly layout: LayoutName;
  readonly stencils: SectionStencils;
}

/** A template version within the settings of now: drawn once for each shape of its pages, filled for each page. */
export class LandingStencils {
  readonly version: CompiledVersion;
  readonly #parts: SiteParts;
  readonly #writer: TemplateWriter;
  readonly #sections: readonly PlacedSection[];
  readonly #layouts: ReadonlySet<LayoutName>;
  readonly #documents = new Map<string, FusedStencil | null>();
  readonly #wholes = new Map<string, WholeStencil>();
  readonly #metOnce = new Set<string>();
  #inOneGo = 0;
  readonly #own: ReadonlySet<string>;
  readonly #asked: SectionWishes;
  readonly #map: { readonly stencils: SectionStencils } | undefined;

  constructor(parts: SiteParts, version: CompiledVersion) {
    this.version = version;
    this.#parts = parts;
    this.#writer = createTemplateWriter(version.compiled, encoders.html);
    this.#sections = this.#writer.sections
      .toSorted((a, b) => a.order - b.order)
      .map(section => ({
        type: section.type,
        layout: layoutOf(section.type),
        stencils: new SectionStencils(section),
      }));
    this.#layouts = new Set(this.#sections.map(({ layout }) => layout));
    // Counts and switches are the version's own; only the place of a map may differ from page to page.
    const none = this.prepare({}, 0);
    const asking = this.#sections.filter(({ layout }) => asks.has(layout));
    this.#asked = sectionWishes(asking.map(({ stencils }) => stencils.finished(none)));
    this.#map = this.#sections.find(({ layout }) => layout === 'map');
    this.#own = new Set(ownPaths(parts.settings.current()).map(withoutEnd));
  }

  /** So many pages were filled in one go. */
  get inOneGo(): number {
    return this.#inOneGo;
  }

  /** By section: what became of its drawings. */
  get counts() {
    return this.#sections.map(({ type, stencils }) => ({ type, ...stencils.counts }));
  }

  prepare(values: Readonly<Record<string, string>>, seed: number): WriterValues {
    return this.#writer.prepare(values, seed);
  }

  /** What a page's sections ask for. */
  wishes(values: WriterValues): SectionWishes {
    const location = this.#map === undefined ? null : this.#map.stencils.location(values);
    return { ...this.#asked, location };
  }

  /** Writes the page's document in bytes; false where it has to be drawn by React, and nothing was written. */
  fill(found: FoundLanding, values: WriterValues, out: ByteWriter): boolean {
    const words = landingWords(this.#parts, found);
    const page = new PagePass(this.#parts, found, words);
    const main = this.#sections.findIndex(
      ({ layout, stencils }) => layout === 'hero' && stencils.hasTitle(values),
    );
    const heading = this.#sections[main]?.stencils;
    page.main = () => heading?.finished(values);
    page.hasOwnForm = heading?.hasFrame(values) ?? false;
    let linked: ReadonlySet<string> | null = null;
    const isLinked = (path: string) => {
      const plain = withoutEnd(path);
      if (this.#own.has(plain)) return false;
      linked ??= new Set(found.related.map(one => withoutEnd(one.href)));
      return linked.has(plain);
    };
    const looking = { values, place: words.place, isLinked };
    const looks = this.#sections.map(({ stencils }) => stencils.look(looking));
    const shape = page.wholeShape(main, this.#layouts, looks);
    const whole = this.#wholes.get(shape);
    if (whole) {
      for (const { stencils } of this.#sections) stencils.countMet();
      this.#inOneGo += 1;
      fillWhole(whole, { values, words: page.texts, looks }, out);
      return true;
    }
    const stencil = this.#document(page, main, values);
    if (!stencil) return false;
    const used: (FusedStencil | null)[] = [];
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
            { err: error, slug: words.slug, section: failed.id },
            'section could not be drawn',
          ),
      };
      used[index] = section.stencils.fill(filled, out);
    };
    fillFused(stencil, values, out, ({ id, encoding }) =>
      encoding === 'markup' ? inside(id - firstSection) : page.texts.write(id, encoding, out),
    );
    this.#keepWhole(shape, stencil, used);
    return true;
  }

  /** Pages of this shape are filled in one go from now on: unless one of its sections is drawn, or the shape is met for the first time. */
  #keepWhole(shape: string, document: FusedStencil, used: readonly (FusedStencil | null)[]): void {
    if (shape.length > longestShape) return;
    if (!this.#metOnce.delete(shape)) {
      if (this.#metOnce.size >= mostWholes) this.#metOnce.clear();
      this.#metOnce.add(shape);
      return;
    }
    const sections = this.#sections.map(({ stencils }, index) => ({
      stencils,
      stencil: used[index] ?? null,
    }));
    const whole = joinWhole(document, sections);
    if (!whole) return;
    if (this.#wholes.size >= mostWholes) this.#wholes.clear();
    this.#wholes.set(shape, whole);
  }

  #document(page: PagePass, main: number, values: WriterValues): FusedStencil | null {
    const shape = `${page.documentShape()}|${main === -1}`;
    const known = this.#documents.get(shape);
    if (known !== undefined) return known;
    const made = this.#makeDocument(page, values);
    if (this.#documents.size >= mostDocuments) this.#documents.clear();
    this.#documents.set(shape, made);
    return made;
  }

  /** Draws the document with marks for its words and sections, and with the page's own words as a proof. */
  #makeDocument(page: PagePass, values: WriterValues): FusedStencil | null {
    const sections = this.#sections.map(({ stencils }) => stencils.finished(values));
    const { words, marks: wordMarks } = markedWords(page.words);
    const sectionMarks = sections.map((_, index) => markOf(firstSection + index, {}));
    const marks = new Map<number, MarkMeaning>([
      ...wordMarks,
      ...sectionMarks.map((mark, index) => [firstSection + index, { mark, isMarkup: true }] as const),
    ]);
    const draw = (shown: LandingWords) => {
      const props = landingProps(this.#parts, page.found.setting, shown, null);
      if (props.frame.navigation.some(link => couldBeOfPage.test(link.href))) return null;
      const inTurn = sectionMarks.values();
      const markup = () => inTurn.next().value ?? '';
      return renderLandingPage({ ...props, sections, markup, onError: () => undefined });
    };
    const [marked, real] = [draw(words), draw(page.words)];
    const cut = marked === null ? null : readStencil(marked, marks);
    if (!cut || real === null) return null;
    const stencil = fuse(cut, () => null);
    const proof = new ByteWriter();
    fillFused(stencil, values, proof, ({ id, encoding }) => {
      if (encoding === 'markup') proof.letters(toBytes(marks.get(id)?.mark ?? ''));
      else page.texts.write(id, encoding, proof);
    });
    return isWritten(proof, toBytes(real)) ? stencil : null;
  }
}

/** The menu marks the page one is on and those above it, so a menu with such addresses would differ from page to page. */
const couldBeOfPage = /^\/(?:locations\/.*|[^/]+\/)$/;

const asks: ReadonlySet<string> = new Set(['we_also_service', 'external_links', 'map']);

/** As links are compared: `/contact`, `/contact/` and `/contact#hours` are one page. */
function withoutEnd(href: string): string {
  return (href.split(/[?#]/, 1)[0] ?? '').replace(/\/$/, '');
}
