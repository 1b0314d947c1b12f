import type { TextNode } from '../text/parse-text.ts';
import type { TextIssue } from '../text/text-issue.ts';

/** What is known of a town in numbers and words, by name: `station.freezing_nights`. An unknown figure is absent. */
export type Figures = ReadonlyMap<string, Figure>;
export type Figure = number | string;

/** What a figure has to be. An empty condition asks that it is known. */
export interface FigureCondition {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** This value, or one of these. */
  readonly is?: Figure | readonly Figure[] | undefined;
}

/** A figure made of two others. It is unknown if one of them is, or if the divisor is 0. */
export interface DerivedFigure {
  readonly divide: string;
  readonly by: string;
  readonly times?: number | undefined;
}

/** A rule: where its conditions hold, its sentences are true. */
export interface FindingRule {
  readonly id: string;
  readonly when: Readonly<Record<string, FigureCondition>>;
  readonly figures?: Readonly<Record<string, DerivedFigure>> | undefined;
  /** A page shows one finding of a group. */
  readonly group?: string | undefined;
  /** The section of a page that it belongs beside. */
  readonly beside?: string | undefined;
  readonly says: readonly string[];
}

/** A town's own figures, or those of an area that it shares with many. */
export type SentenceSubject = 'place' | 'county';

/** What towns share: the towns around a station or a landfill. */
export const sharedSubjects = ['station', 'landfill'] as const;
export type SharedSubject = (typeof sharedSubjects)[number];

export interface PreparedSentence {
  readonly nodes: readonly TextNode[];
  readonly issues: readonly TextIssue[];
  /** The names between double braces: figures, derived figures and names of places. */
  readonly names: readonly string[];
  /** The known figures behind it: of a derived figure, its two. */
  readonly figures: readonly string[];
  readonly subject: SentenceSubject;
  readonly shared: readonly SharedSubject[];
  /** True if hardly another place has the same figures. */
  readonly isTelling: boolean;
  /** Figures that a page tells once. */
  readonly once: readonly string[];
}

export interface PreparedFinding {
  readonly rule: FindingRule;
  /** A hash of its id. */
  readonly key: number;
  /** It comes after findings with a smaller number. */
  readonly rank: number;
  readonly conditions: readonly (readonly [figure: string, FigureCondition])[];
  readonly derived: readonly (readonly [name: string, DerivedFigure])[];
  readonly sentences: readonly PreparedSentence[];
}
