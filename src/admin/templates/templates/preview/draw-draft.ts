import {
  type CompiledTemplate,
  compileTemplate,
  type FieldValues,
  fillHead,
  fillPage,
  type PageHead,
  seedOf,
  slug,
} from '../../../../engine/index.ts';
import {
  finishedSection,
  readSection,
  type Section,
  type SectionDefaults,
  sectionTextKind,
} from '../../../../sections/schemas.ts';
import { maxSections } from '../draft/change-draft.ts';
import type { DraftSection, TemplateDraft } from '../draft/template-draft.ts';

/** Input of a page without its template. */
export interface PreviewPage {
  readonly values: FieldValues;
  /** Which of the possible readings: 0 is the one that a generated page of these values has. */
  readonly turn: number;
}

type HeadTexts = Pick<
  TemplateDraft,
  'title_template' | 'meta_description_template' | 'hero_title_template' | 'hero_subtitle_template'
>;

/** A draft drawn as a page: finished texts, ready for the same views the site uses. */
export interface DrawnDraft {
  readonly head: PageHead;
  readonly sections: readonly Section[];
}

const compiledSections = new WeakMap<
  DraftSection,
  { defaults: SectionDefaults; compiled: CompiledTemplate }
>();

/** The address a page of these values has by the default pattern; its draws of spin text come from it. */
export function slugOf({ values }: PreviewPage): string {
  const { keyword = '', city = '', state = '' } = values;
  return slug(`${keyword || 'keyword'} in ${city || 'city'} ${state || 'state'}`);
}

/**
 * A drawer for one preview. It remembers what it drew of each section, so that a key press costs one section, not forty. The
 * texts are those of the engine: the same the server would give.
 */
export function createDrawer(): (
  draft: TemplateDraft,
  page: PreviewPage,
  defaults: SectionDefaults,
) => DrawnDraft {
  let drawn = new WeakMap<DraftSection, Section>();
  let drawnFor: readonly unknown[] = [];
  return (draft, page, defaults) => {
    if (drawnFor[0] !== page.values || drawnFor[1] !== page.turn || drawnFor[2] !== defaults) {
      drawn = new WeakMap();
      drawnFor = [page.values, page.turn, defaults];
    }
    const seed = seedFor(page);
    const sections = draft.content_sections.slice(0, maxSections).map((section, index) => {
      const known = drawn.get(section);
      if (known) return known;
      const fresh = drawSection(section, index, { values: page.values, seed, defaults });
      drawn.set(section, fresh);
      return fresh;
    });
    return { head: drawHead(draft, page.values, seed), sections };
  };
}

/** The four texts of a page's head. */
export function drawHead(draft: HeadTexts, values: FieldValues, seed: number): PageHead {
  return fillHead(compileTemplate({ ...draft, content_sections: [] }, sectionTextKind), values, seed);
}

/** The seed of a previewed page. */
export function seedFor(page: PreviewPage): number {
  return seedOf(`${slugOf(page)}${page.turn || ''}`);
}

function drawSection(
  section: DraftSection,
  index: number,
  { values, seed, defaults }: { values: FieldValues; seed: number; defaults: SectionDefaults },
): Section {
  const known = compiledSections.get(section);
  const compiled = known?.defaults === defaults ? known.compiled : compileSection(section, index, defaults);
  compiledSections.set(section, { defaults, compiled });
  const [filled] = fillPage(compiled, values, seed).content_sections;
  const finished = finishedSection(filled ?? { ...section, content: {} });
  return { ...finished, order: section.order };
}

function compileSection(section: DraftSection, index: number, defaults: SectionDefaults): CompiledTemplate {
  const read = readSection(section, index + 1, defaults).section;
  const head = {
    title_template: '',
    meta_description_template: '',
    hero_title_template: '',
    hero_subtitle_template: '',
  };
  // Normalised content is plain data; its type only says more about it than the engine needs to know.
  const content = JSON.parse(JSON.stringify(read.content));
  return compileTemplate(
    { ...head, content_sections: [{ ...read, id: section.id, content }] },
    sectionTextKind,
  );
}
