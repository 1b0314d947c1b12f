import { type CompiledText, compileText, type Facts, fillText } from '../../../engine/index.ts';
import { readPageSections, type Section } from '../../../sections/schemas.ts';
import type { QuotePlace } from '../../../site/forms/page-forms.ts';
import type { Pack } from '../../business/packs/pack.ts';
import { packStore } from '../../business/packs/pack-store.ts';
import { predicatesOf } from '../../business/packs/predicates.ts';

/*
 * The page of a town without a written one, compiled once. A sentence without its fact is left out, as on landing
 * pages.
 */

export interface TownTexts {
  readonly title: string;
  readonly description: readonly string[];
  readonly quote: QuotePlace['service'];
  /** With fewer statements about it, a town has only the list of its pages. */
  readonly minStatements: number;
  readonly sections: readonly Section[];
  /** Every fact that the page names, as texts name it. */
  readonly namedFacts: readonly string[];
  /** The predicates of these that need a statement. */
  readonly stated: readonly string[];
}

const compiled = new Map<string, CompiledText>();
const known = new WeakMap<Pack, TownTexts>();

/** The trade's texts for a town's page. */
export function townTexts(): TownTexts {
  const pack = packStore.own();
  const texts = known.get(pack) ?? readTexts(pack);
  known.set(pack, texts);
  return texts;
}

function readTexts(pack: Pack): TownTexts {
  const { town_page: document } = pack;
  const stated = predicatesOf(pack);
  const title = document?.title ?? '';
  const description = [document?.description ?? []].flat();
  const sections = readPageSections(document?.sections ?? []);
  const lines = linesOf([title, description, sections]);
  const namedFacts = [...new Set(lines.flatMap(line => compiledLine(line).facts))];
  return {
    title,
    description,
    sections,
    quote: document?.quote ?? 'residential',
    minStatements: document?.min_statements ?? Number.POSITIVE_INFINITY,
    namedFacts,
    stated: namedFacts.map(name => name.replace(/^place\./, '')).filter(name => stated.has(name)),
  };
}

export interface CityValues {
  readonly city: string;
  readonly state: string;
  readonly facts: Facts;
}

/** A text of the page for one town; empty where its fact is missing. */
export function cityText(line: string, { city, state, facts }: CityValues): string {
  return line.includes('{{') ? fillText(compiledLine(line), { city, state }, 0, facts) : line;
}

/** All texts of a section for one town; empty rows are left out. */
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
  const text = compiled.get(line) ?? compileText(line, { kind: 'prose', key: line });
  compiled.set(line, text);
  return text;
}

function linesOf(copy: unknown): string[] {
  if (typeof copy === 'string') return copy.split('\n');
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(linesOf) : [];
}
