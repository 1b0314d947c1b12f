import { countyShown } from '../../../contract/business/places.ts';
import { besideSections, findingFacts, maxFindingSentences } from '../../../contract/business/predicates.ts';
import {
  chooseSentences,
  type Figure,
  type FindingRule,
  fillSentence,
  locationKey,
  type PreparedSentence,
  shownPlace,
  states,
  type TownOfFindings,
  trueFindings,
} from '../../../engine/index.ts';
import type { FactSource } from '../../../sections/schemas.ts';
import { isFigureName } from '../national/figures.ts';
import {
  type Figures,
  figuresOf,
  figuresOfCounty,
  sharedRanks,
  sourceOfFigure,
} from '../national/figures-of.ts';
import { formatFigure } from '../national/format-figure.ts';
import { plainCounty } from '../places/county-key.ts';
import type { Town } from '../places/gazetteer.ts';
import { type PlaceableFinding, placedNames } from './beside-findings.ts';
import type { FindingSet } from './findings-of-service.ts';

/** A fact that a page has by its town and its service. */
export interface FactOfService {
  readonly name: string;
  readonly text: string;
  readonly sources: readonly FactSource[];
}

/** A sentence of a page with the fact’s name that texts have it by: `place.finding_1`. */
export interface PageFinding extends FactOfService {
  /** The finding’s id in its document. */
  readonly id: string;
  readonly rule: FindingRule;
  readonly sentence: PreparedSentence;
}

/** Sentences of a page: with more it reads like an almanac. */
export const maxOnPage = 12;

/** The town of a page. */
export interface FoundTown {
  /** The name that the page has for it. */
  readonly city: string;
  readonly town: Town;
  readonly county: string;
}

/** What is known of a town, as the sentences of a trade’s findings need it. */
export interface TownFindings {
  readonly set: FindingSet;
  readonly known: Figures;
  /** The figures of sentences so far, as they are written. */
  readonly written: Map<string, string>;
  readonly names: ReadonlyMap<string, string>;
  readonly town: TownOfFindings;
  readonly here: Pick<Town, 'state'>;
}

/** Reads a town for the findings of a trade; once for all of its services. */
export function readTownFindings(set: FindingSet, { city, town: here, county }: FoundTown): TownFindings {
  const known = figuresOf(here, county);
  return readFindings(set, known, { city, county, here, town: townOfFindings(here, known) });
}

/** Tests the findings of a trade in a county, for a page about it, or about a place of it that no list has. */
export function readCountyFindings(
  set: FindingSet,
  county: string,
  { city = countyShown(county), state }: { readonly city?: string; readonly state: string },
): TownFindings {
  const town = { key: locationKey({ city, state }), shared: {} };
  return readFindings(set, figuresOfCounty(county, state), { city, county, here: { state }, town });
}

function readFindings(
  set: FindingSet,
  known: Figures,
  { city, county, here, town }: Pick<FoundTown, 'city' | 'county'> & Pick<TownFindings, 'here' | 'town'>,
): TownFindings {
  const names = new Map([
    ['city', shownPlace({ city, state: here.state }).city],
    ['county', countyShown(plainCounty(county))],
    ['state', states.find(({ code }) => code === here.state)?.name ?? here.state],
  ]);
  return { set, known, written: new Map(), names, town, here };
}

function townOfFindings(here: Town, known: Figures): TownOfFindings {
  const ranks = sharedRanks(here);
  const shared: { -readonly [Key in keyof TownOfFindings['shared']]: TownOfFindings['shared'][Key] } = {};
  for (const subject of ['station', 'landfill'] as const) {
    const rank = ranks[subject];
    const name = known.get(`${subject}.name`);
    if (rank !== null && name !== undefined) shared[subject] = { key: String(name), rank };
  }
  return { key: locationKey(here), shared };
}

/** What a page about this town and service says. */
export function pageFindings(read: TownFindings, service: string, total = maxOnPage): readonly PageFinding[] {
  const { known, written, names, here } = read;
  const format = (name: string, value: Figure) => {
    const before = written.get(name);
    if (before !== undefined) return before;
    const text = isFigureName(name) ? formatFigure(name, value) : String(value);
    written.set(name, text);
    return text;
  };
  const values = { figures: known, names, format };
  const chosen = sentencesOf(read, service, total);
  return subjects.flatMap(subject =>
    chosen[subject].map((one, at) => ({
      name: `${subject}.finding_${at + 1}`,
      text: fillSentence(one, values),
      id: one.of.finding.rule.id,
      rule: one.of.finding.rule,
      sentence: one.sentence,
      sources: sourcesOfSentence(one.sentence, here),
    })),
  );
}

/** What decides where a text places a finding. */
export function placeable({
  name,
  rule,
  sentence,
}: Pick<PageFinding, 'name' | 'rule' | 'sentence'>): PlaceableFinding {
  return { name, beside: rule.beside, isTelling: sentence.isTelling };
}

/** The findings of a page, and the same where texts place them. */
export function withPlaced(
  found: readonly PageFinding[],
  taken: ReadonlySet<string>,
): readonly FactOfService[] {
  const placed = placedNames(found.map(placeable), taken).flatMap(([name, at]) => {
    const one = found[at];
    return one ? [{ name, text: one.text, sources: one.sources }] : [];
  });
  return [...found, ...placed];
}

/** The names of the facts that a page about this town and service has from findings. */
export function findingNames(
  read: TownFindings,
  service: string,
  taken: ReadonlySet<string>,
): readonly string[] {
  const chosen = sentencesOf(read, service, maxOnPage);
  const found = subjects.flatMap(subject =>
    chosen[subject].map(({ of, sentence }, at) =>
      placeable({ name: findingFacts[subject][at] ?? '', rule: of.finding.rule, sentence }),
    ),
  );
  return [...found.map(({ name }) => name), ...placedNames(found, taken).map(([name]) => name)];
}

const subjects = ['place', 'county'] as const;

function sentencesOf({ set, known, town }: TownFindings, service: string, total: number) {
  const found = trueFindings(set.of(service), known);
  return chooseSentences(found, town, {
    service,
    max: maxFindingSentences,
    total,
    sections: besideSections,
  });
}

const sourcesOfSentences = new WeakMap<PreparedSentence, Map<string, readonly FactSource[]>>();

/** Each source of a sentence once, with its years. Of a state’s rules, each state has its own. */
function sourcesOfSentence(sentence: PreparedSentence, here: TownFindings['here']): readonly FactSource[] {
  let byState = sourcesOfSentences.get(sentence);
  if (!byState) {
    byState = new Map();
    sourcesOfSentences.set(sentence, byState);
  }
  const known = byState.get(here.state);
  if (known) return known;
  const byName = new Map<string, FactSource>();
  for (const figure of sentence.figures) {
    if (!isFigureName(figure)) continue;
    const { name, year, url } = sourceOfFigure(figure, here);
    const shown = year === '' ? name : `${name}, ${year}`;
    if (url !== '' && !byName.has(shown)) byName.set(shown, { url, name: shown });
  }
  const sources = [...byName.values()];
  byState.set(here.state, sources);
  return sources;
}
