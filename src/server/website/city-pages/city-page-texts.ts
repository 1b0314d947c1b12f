import { predicateNamed } from '../../../contract/business/predicates.ts';
import { type CompiledText, compileText, type Facts, fillText } from '../../../engine/index.ts';
import { readPageSections, type Section } from '../../../sections/schemas.ts';
import { packStore } from '../../business/packs/pack-store.ts';

/* The page of a town that has none of its own, compiled once. A sentence without its fact is left out, as on landing pages. */

const document = packStore.own().town_page;

export const townTexts = {
  title: document?.title ?? '',
  description: [document?.description ?? []].flat(),
  quote: document?.quote ?? 'residential',
  minStatements: document?.min_statements ?? Number.POSITIVE_INFINITY,
  sections: readPageSections(document?.sections ?? []),
};

const compiled = new Map<string, CompiledText>();

/** Every fact that the page names, as texts name it. */
export const namedFacts: readonly string[] = [
  ...new Set(
    linesOf([townTexts.title, townTexts.description, townTexts.sections]).flatMap(
      line => compiledLine(line).facts,
    ),
  ),
];

/** Of these, the predicates that somebody has to state. */
export const cityPageFacts: readonly string[] = namedFacts
  .map(name => name.replace(/^place\./, ''))
  .filter(name => predicateNamed(name) !== null);

export interface CityValues {
  readonly city: string;
  readonly state: string;
  readonly facts: Facts;
}

/** A text of the page for one town; empty where its fact is missing. */
export function cityText(line: string, { city, state, facts }: CityValues): string {
  return line.includes('{{') ? fillText(compiledLine(line), { city, state }, 0, facts) : line;
}

/** All texts of a section for one town; rows that say nothing are left out. */
export function citySection(section: Section, values: CityValues): Section {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return cityText(value, values);
    if (Array.isArray(value)) return value.map(filled).filter(row => !isEmptyRow(row));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one)]));
  };
  return {
    ...section,
    title: cityText(section.title, values),
    content: filled(section.content) as Section['content'],
  };
}

const isEmptyRow = (row: unknown) =>
  row === '' || (typeof row === 'object' && row !== null && 'description' in row && row.description === '');

/** Names the facts of these lines that are known. */
export function factsIn(lines: readonly string[], facts: Facts): readonly string[] {
  return lines.flatMap(line => compiledLine(line).facts).filter(name => facts.has(name));
}

function compiledLine(line: string): CompiledText {
  const known = compiled.get(line) ?? compileText(line, { kind: 'prose', key: line });
  compiled.set(line, known);
  return known;
}

function linesOf(copy: unknown): string[] {
  if (typeof copy === 'string') return copy.split('\n');
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(linesOf) : [];
}
