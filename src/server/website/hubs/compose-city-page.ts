import { countyShown } from '../../../contract/business/places.ts';
import { isFindingFact } from '../../../contract/business/predicates.ts';
import type { NoteName, StatedColumn, StatedRow } from '../../../sections/schemas.ts';
import { type AreaMap, isSectionOf, type Section, type SiteFacts } from '../../../sections/schemas.ts';
import { type PageFacts, sourcesOf } from '../../business/statements/page-facts.ts';
import { type CityValues, citySection, cityText, factsIn, townTexts } from '../context/city-page-texts.ts';
import type { Place } from '../context/towns.ts';

export interface ComposedFrom extends Place {
  readonly facts: PageFacts;
  /** Predicates of what is stated of this town alone. */
  readonly own: ReadonlySet<string>;
  /** The county's name and its map. */
  readonly county: string;
  readonly map: AreaMap | null;
  readonly neighbors: readonly NoteName[];
  readonly neighbors_title: string;
}

export interface ComposedPage {
  readonly head: {
    readonly title: string;
    readonly description: string;
    readonly keywords: readonly string[];
  };
  readonly sections: readonly Section[];
  readonly site: SiteFacts;
}

/** Search engines show about this many characters. */
const maxDescription = 160;

/** A town's page from statements and gazetteer data: each of its sentences has a fact of this town. */
export function composeCityPage(from: ComposedFrom): ComposedPage {
  const { city, state, facts, county, map, neighbors, neighbors_title } = from;
  const values: CityValues = { city, state, facts: facts.values };
  const texts = townTexts();
  return {
    head: {
      title: cityText(texts.title, values),
      description: fitting(texts.description.map(line => cityText(line, values))),
      keywords: [],
    },
    // A town's facts are computed with their sources; the section has their heading.
    sections: texts.sections.map(section => citySection(section, values)),
    site: {
      town_facts: texts.sections.flatMap(section =>
        isSectionOf(section, 'town_facts')
          ? section.content.columns.flatMap(column => statedColumn(column, from, values))
          : [],
      ),
      town_table: texts.sections.flatMap(section =>
        isSectionOf(section, 'town_facts')
          ? section.content.table.flatMap(row => statedRow(row, from, values))
          : [],
      ),
      town: {
        neighbors_title,
        title: '',
        facts: [],
        place: countyShown(county),
        map,
        neighbors,
        hours: null,
        authority: null,
      },
    },
  };
}

/**
 * A paragraph of the accepted sentences, and their source pages. Empty if a neighbor could say all of it: two towns would
 * share the paragraph.
 */
function statedColumn(
  { title, description }: { readonly title: string; readonly description: string },
  { facts, own }: ComposedFrom,
  values: CityValues,
): readonly StatedColumn[] {
  const lines = description.split('\n');
  const named = factsIn(lines, facts.values);
  const text = textOf(lines, values);
  if (text === '' || !saysOwn(named, own)) return [];
  const sources = sourcesOf(facts, named).map(({ name, url }) => ({ text: name, href: url }));
  return [{ title: cityText(title, values), text, sources }];
}

const textOf = (lines: readonly string[], values: CityValues) =>
  lines
    .map(line => cityText(line, values))
    .filter(Boolean)
    .join(' ');

const saysOwn = (named: readonly string[], own: ReadonlySet<string>) =>
  named.some(name => isTownFinding(name) || own.has(name.replace(/^place\./, '')));

/** A row of the table, with its sources; empty as a paragraph is. */
function statedRow(
  row: Omit<StatedRow, 'sources'>,
  { facts, own }: ComposedFrom,
  values: CityValues,
): readonly StatedRow[] {
  const filled = (text: string) => textOf(text.split('\n'), values);
  const cells = [row.rule, row.when, row.amount, row.call];
  const named = factsIn(
    cells.flatMap(text => text.split('\n')),
    facts.values,
  );
  if (!saysOwn(named, own)) return [];
  return [
    {
      title: cityText(row.title, values),
      rule: filled(row.rule),
      when: filled(row.when),
      amount: filled(row.amount),
      call: filled(row.call),
      sources: sourcesOf(facts, named),
    },
  ];
}

const isTownFinding = (name: string) => name.startsWith('place.') && isFindingFact(name);

/** The whole sentences that fit, in order; the first one is cut if it does not fit alone. */
function fitting(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences.filter(Boolean)) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length <= maxDescription) text = longer;
    else if (text === '')
      text = `${sentence
        .slice(0, maxDescription - 1)
        .replace(/\s\S*$/, '')
        .trimEnd()}…`;
  }
  return text;
}
