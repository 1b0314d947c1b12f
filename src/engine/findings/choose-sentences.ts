import { childKey, hashText } from '../pick.ts';
import type { PreparedSentence, SentenceSubject, SharedSubject } from './finding.ts';
import type { TrueFinding } from './true-findings.ts';

/** A station or landfill as a town has it. */
export interface SharedPlace {
  readonly key: string;
  /** How many of the towns that have it are nearer; 0 for the nearest. */
  readonly rank: number;
}

export interface TownOfFindings {
  /** A name that all pages of the town have. */
  readonly key: string;
  readonly shared: Readonly<Partial<Record<SharedSubject, SharedPlace>>>;
}

export interface PageOfFindings {
  readonly service: string;
  /** The most sentences of each subject. */
  readonly max: number;
  /** The most of both together; more than half of them are the town’s, if it has as many. */
  readonly total?: number;
  /** Sections that want a sentence each, before all others are chosen. */
  readonly sections?: readonly string[];
}

export interface ChosenSentence {
  readonly of: TrueFinding;
  readonly sentence: PreparedSentence;
  /** For the choices of its text. */
  readonly seed: number;
}

export type SentencesBySubject = Readonly<Record<SentenceSubject, readonly ChosenSentence[]>>;

interface Candidate extends ChosenSentence {
  /** Neighbors for whom a shared place counts more. */
  readonly demoted: number;
  /** From 0 to 1. */
  readonly order: number;
}

/** Two towns that share a place start this far apart in the list of its findings. */
const goldenRatio = 0.618_033_988_749_895;
const maxDemoted = 9;
/** From this many sentences on, a page tells no figure twice. */
const enough = 10;
/** The part of a page’s sentences that is the town’s, if it has as many. */
const ofTown = 0.6;

/**
 * What a page about a town and a service says, from the findings that are true there. Town and service make the order, so
 * that two pages rarely say the same. First come sentences with figures that the page has not told; only a page with few says
 * something else of a figure that it has told.
 */
export function chooseSentences(
  findings: readonly TrueFinding[],
  town: TownOfFindings,
  { service, max, total = 2 * max, sections = [] }: PageOfFindings,
): SentencesBySubject {
  const candidates = candidatesOf(findings, town, hashText(service));
  const chosen = new Set<Candidate>();
  const page: ToldOfPage = {
    once: new Set(),
    figures: new Set(),
    groups: new Map(),
    max,
    counts: { place: 0, county: 0 },
  };
  const add = (
    subject: SentenceSubject,
    end: number,
    allowsRepeats: boolean,
    isWanted: (candidate: Candidate) => boolean = () => true,
  ) => {
    for (const candidate of candidates) {
      if (chosen.size >= end) return;
      if (candidate.sentence.subject !== subject || chosen.has(candidate)) continue;
      if (!isWanted(candidate)) continue;
      if (!fitsPage(candidate, page, allowsRepeats)) continue;
      chosen.add(candidate);
      tell(candidate, page);
    }
  };
  for (const section of sections) {
    const end = Math.min(chosen.size + 1, total);
    const isBeside = ({ of }: Candidate) => of.finding.rule.beside === section;
    for (const isTelling of [true, false])
      for (const subject of ['place', 'county'] as const)
        add(subject, end, false, one => isBeside(one) && one.sentence.isTelling === isTelling);
  }
  for (const [allowsRepeats, end] of [
    [false, total],
    [true, Math.min(enough, total)],
  ] as const) {
    add('place', Math.min(end, Math.ceil(total * ofTown)), allowsRepeats);
    add('county', end, allowsRepeats);
    add('place', end, allowsRepeats);
  }
  const sentences = [...chosen];
  return {
    place: sentences.filter(({ sentence }) => sentence.subject === 'place'),
    county: sentences.filter(({ sentence }) => sentence.subject === 'county'),
  };
}

interface ToldOfPage {
  readonly once: Set<string>;
  readonly figures: Set<string>;
  /** Group ─▶ the finding that is shown. */
  readonly groups: Map<string, TrueFinding>;
  readonly max: number;
  readonly counts: Record<SentenceSubject, number>;
}

function fitsPage({ of, sentence }: Candidate, page: ToldOfPage, allowsRepeats: boolean): boolean {
  const { group } = of.finding.rule;
  if (page.counts[sentence.subject] >= page.max) return false;
  if (group !== undefined && (page.groups.get(group) ?? of) !== of) return false;
  if (sentence.once.some(figure => page.once.has(figure))) return false;
  return allowsRepeats || sentence.figures.some(figure => !page.figures.has(figure));
}

function tell({ of, sentence }: Candidate, page: ToldOfPage): void {
  const { group } = of.finding.rule;
  page.counts[sentence.subject] += 1;
  if (group !== undefined) page.groups.set(group, of);
  for (const figure of sentence.once) page.once.add(figure);
  for (const figure of sentence.figures) page.figures.add(figure);
}

/** All sentences in the order of the page: the town’s own before what it shares with nearer towns. */
function candidatesOf(
  findings: readonly TrueFinding[],
  town: TownOfFindings,
  service: number,
): readonly Candidate[] {
  const townKey = hashText(town.key);
  return findings
    .flatMap(of => {
      const { key, sentences } = of.finding;
      const seed = childKey(townKey, key);
      return sentences.map((sentence): Candidate => {
        const own = { demoted: 0, order: toUnit(childKey(seed, service)) };
        const { demoted, order } = besideNeighbors(sentence, town, childKey(key, service)) ?? own;
        return { of, sentence, seed, demoted, order };
      });
    })
    .toSorted(
      (one, other) =>
        one.of.finding.rank - other.of.finding.rank ||
        Number(other.sentence.isTelling) - Number(one.sentence.isTelling) ||
        one.demoted - other.demoted ||
        one.order - other.order,
    );
}

/** Neighbors begin at different places of one list, so that they say different things of what they share. Null: nothing is shared. */
function besideNeighbors(
  { shared }: PreparedSentence,
  town: TownOfFindings,
  key: number,
): Pick<Candidate, 'demoted' | 'order'> | null {
  let place: SharedPlace | null = null;
  for (const subject of shared) {
    const one = town.shared[subject];
    if (one && (place === null || one.rank > place.rank)) place = one;
  }
  if (!place) return null;
  const order = (toUnit(childKey(hashText(place.key), key)) + place.rank * goldenRatio) % 1;
  return { demoted: Math.min(place.rank, maxDemoted), order };
}

const toUnit = (hash: number) => hash * 2 ** -32;
