import {
  type CompiledTemplate,
  compileTemplate,
  type Facts,
  type FieldValues,
  fillHead,
  fillPage,
  type PageHead,
  seedOf,
  slug,
} from '../../../../engine/index.ts';
import {
  finishedSection,
  type PageService,
  readSection,
  type Section,
  type SectionDefaults,
  sectionTextKind,
  serviceFinder,
  withService,
} from '../../../../sections/schemas.ts';
import { maxSections } from '../draft/change-draft.ts';
import type { DraftSection, TemplateDraft } from '../draft/template-draft.ts';

/** Input of a page without its template. */
export interface PreviewPage {
  readonly values: FieldValues;
  /** The number of the variant: 0 is the one that a generated page of these values has. */
  readonly turn: number;
}

type HeadTexts = Pick<
  TemplateDraft,
  'title_template' | 'meta_description_template' | 'hero_title_template' | 'hero_subtitle_template'
>;

/** The pack's part of its pages. */
export interface Trade {
  readonly defaults: SectionDefaults;
  readonly services: readonly PageService[];
  /** What is known of the page’s place. */
  readonly known: Facts;
}

/** A draft rendered as a page: finished texts, ready for the components of the site. */
interface RenderedDraft {
  readonly head: PageHead;
  readonly sections: readonly Section[];
}

interface CompiledSection {
  readonly defaults: SectionDefaults;
  readonly service: PageService | null;
  readonly compiled: CompiledTemplate;
}

const compiledSections = new WeakMap<DraftSection, CompiledSection>();

/** The address a page of these values has by the default pattern; its draws of spin text come from it. */
export function slugOf({ values }: PreviewPage): string {
  const { keyword = '', city = '', state = '' } = values;
  return slug(`${keyword || 'keyword'} in ${city || 'city'} ${state || 'state'}`);
}

/**
 * A drawer for one preview. It remembers what it drew of each section, so that a key press costs one section, not forty. The
 * texts are those of the engine: the same the server would give.
 */
export function createDrawer(): (draft: TemplateDraft, page: PreviewPage, trade: Trade) => RenderedDraft {
  let rendered = new WeakMap<DraftSection, Section>();
  let renderedFor: readonly unknown[] = [];
  let service: PageService | null = null;
  return (draft, page, trade) => {
    if (
      renderedFor[0] !== page.values ||
      renderedFor[1] !== page.turn ||
      renderedFor[2] !== trade.defaults ||
      renderedFor[3] !== trade.services ||
      renderedFor[4] !== trade.known
    ) {
      rendered = new WeakMap();
      renderedFor = [page.values, page.turn, trade.defaults, trade.services, trade.known];
      service = serviceFinder(trade.services)(page.values.keyword ?? '');
    }
    const { defaults, known: facts } = trade;
    const seed = seedFor(page);
    const sections = draft.content_sections.slice(0, maxSections).map((section, index) => {
      const known = rendered.get(section);
      if (known) return known;
      const fresh = renderSection(section, index, { values: page.values, seed, facts, defaults, service });
      rendered.set(section, fresh);
      return fresh;
    });
    return { head: renderHead(draft, page.values, seed), sections };
  };
}

/** The four texts of a page's head. */
export function renderHead(draft: HeadTexts, values: FieldValues, seed: number): PageHead {
  return fillHead(compileTemplate({ ...draft, content_sections: [] }, sectionTextKind), values, seed);
}

/** The seed of a previewed page. */
export function seedFor(page: PreviewPage): number {
  return seedOf(`${slugOf(page)}${page.turn || ''}`);
}

function renderSection(
  section: DraftSection,
  index: number,
  {
    values,
    seed,
    facts,
    defaults,
    service,
  }: { values: FieldValues; seed: number; facts: Facts } & Pick<CompiledSection, 'defaults' | 'service'>,
): Section {
  const known = compiledSections.get(section);
  const compiled =
    known?.defaults === defaults && known.service === service
      ? known.compiled
      : compileSection(section, index, { defaults, service });
  compiledSections.set(section, { defaults, service, compiled });
  const [filled] = fillPage(compiled, values, seed, [], facts).content_sections;
  const finished = finishedSection(filled ?? { ...section, content: {} });
  return { ...finished, order: section.order };
}

function compileSection(
  section: DraftSection,
  index: number,
  { defaults, service }: Pick<CompiledSection, 'defaults' | 'service'>,
): CompiledTemplate {
  const read = withService(readSection(section, index + 1, defaults).section, service);
  const head = {
    title_template: '',
    meta_description_template: '',
    hero_title_template: '',
    hero_subtitle_template: '',
  };
  // Normalized content is plain data; its type only says more about it than the engine needs to know.
  const content = JSON.parse(JSON.stringify(read.content));
  return compileTemplate(
    { ...head, content_sections: [{ ...read, id: section.id, content }] },
    sectionTextKind,
  );
}
