import {
  type CompiledField,
  type CompiledTemplate,
  type PageValues,
  proseIn,
  shownFacts,
} from '../../../engine/index.ts';
import { renderSourceMarks } from '../../../sections/render-sections.tsx';
import {
  type FactSource,
  finishedSection,
  isSectionOf,
  layoutOf,
  type SourceMarks,
} from '../../../sections/schemas.ts';
import { type PageFacts, sourcesOf } from '../../business/statements/page-facts.ts';

/** The texts of a template that have marks of their sources. */
interface MarkedTexts {
  readonly pricing: readonly CompiledField[];
  readonly items: readonly CompiledField[];
  readonly steps: readonly CompiledField[];
  /** The open points of the section on the town. */
  readonly town: readonly CompiledField[];
}

const marksOfSources = new WeakMap<readonly FactSource[], string>();
const textsOfTemplates = new WeakMap<CompiledTemplate, MarkedTexts>();

/** The sources of what a page says of its town, beside each text. */
export function sourceMarks(template: CompiledTemplate, page: PageValues, known: PageFacts): SourceMarks {
  const { pricing, items, steps, town } = markedTexts(template);
  const marksOf = (field: CompiledField | undefined) =>
    field === undefined ? '' : marksOfList(sourcesOf(known, shownFacts(template, field, page)));
  return {
    pricing: marksOf(pricing[0]),
    items: marksOf(items[0]),
    steps: marksOf(steps[0]),
    town: padded(town.filter(field => isShown(template, field, page)).map(marksOf), town.length),
  };
}

/** False for a text that is empty on this page, as all of its sentences need facts that the page lacks: sections leave it out. */
function isShown(template: CompiledTemplate, field: CompiledField, page: PageValues): boolean {
  return field.factVariants === null || shownFacts(template, field, page).length > 0;
}

/** Pages of a template have the same number of marks. */
function padded(marks: readonly string[], count: number): readonly string[] {
  return [...marks, ...Array.from({ length: count - marks.length }, () => '')];
}

/** A page links so many sources beside a text; the others are in the list of all. */
const maxMarks = 3;

function marksOfList(sources: readonly FactSource[]): string {
  if (sources.length === 0) return '';
  let marks = marksOfSources.get(sources);
  if (marks === undefined) {
    marks = renderSourceMarks(sources.slice(0, maxMarks));
    marksOfSources.set(sources, marks);
  }
  return marks;
}

function markedTexts(template: CompiledTemplate): MarkedTexts {
  const known = textsOfTemplates.get(template);
  if (known) return known;
  const notesOf = (layout: string) =>
    template.sections
      .filter(({ section }) => layoutOf(section.type) === layout)
      .flatMap(({ content }) => proseIn(content, []))
      .filter(({ path }) => path[0] === 'local')
      .map(({ field }) => field);
  const fresh: MarkedTexts = {
    pricing: notesOf('pricing'),
    items: notesOf('items'),
    steps: notesOf('how_it_works_bullets'),
    town: template.sections.flatMap(openPoints),
  };
  textsOfTemplates.set(template, fresh);
  return fresh;
}

/** The texts of a section’s points without a title. */
function openPoints({ section, content }: CompiledTemplate['sections'][number]): readonly CompiledField[] {
  const stored = finishedSection(section);
  if (!isSectionOf(stored, 'local_facts')) return [];
  return proseIn(content, [])
    .filter(({ path: [list, at] }) => list === 'points' && stored.content.points[Number(at)]?.title === '')
    .map(({ field }) => field);
}
