import { type FigureName, figures } from '../national/figures.ts';
import { type Figures, figuresOf, sourceOfFigure } from '../national/figures-of.ts';
import { describeFigure } from '../national/format-figure.ts';
import type { MeantTown } from '../places/find-area.ts';

interface Rule {
  readonly figure: FigureName;
  /** True if both can’t be so. */
  readonly contradicts: (answer: string, figure: number) => boolean;
}

const majority = /\b(?:most(?:ly)?|mainly|largely|almost all|nearly all|all)\b/i;
const newer = /\b(?:after|since|newer than|later than) (?:the )?(?:early |mid |late )?(\d{4})/i;
const older = /\b(?:before|older than|earlier than) (?:the )?(?:early |mid |late )?(\d{4})/i;
const rented = /\b(?:rented|rentals?|renters|tenants)\b/i;
const owned = /\b(?:owned|owners|owner-occupied)\b/i;

/** The part of an answer that is about the majority of homes. */
function majorityPart(answer: string): string {
  const clauses = answer
    .split(/[.;]/)
    .map(clause => clause.slice(majority.exec(clause)?.index ?? clause.length));
  return clauses.join('. ');
}

/** Years by which “mostly” and “half” may differ and both be meant well. */
const someYears = 5;
const [few, many] = [40, 60];

const yearIn = (pattern: RegExp, answer: string) => Number(pattern.exec(answer)?.[1] ?? Number.NaN);

/** True if a number before these words is far from the figure. */
function isFar(answer: string, words: string, figure: number): boolean {
  const said = new RegExp(String.raw`(?<![\d,.])(\d{1,3}(?:,\d{3})+|\d{1,9})\s(?:${words})\b`, 'i').exec(
    answer,
  )?.[1];
  const number = Number(said?.replaceAll(',', '') ?? Number.NaN);
  return number > figure * 1.4 || number < figure / 1.4;
}

/** Predicate ─▶ the figures of a town that say the same or the opposite. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  housing: [
    {
      figure: 'place.median_year_built',
      contradicts: (answer, year) => {
        const text = majorityPart(answer);
        return yearIn(newer, text) > year + someYears || yearIn(older, text) < year - someYears;
      },
    },
    {
      figure: 'place.owner_occupied_pct',
      contradicts: (answer, percent) => {
        const text = majorityPart(answer);
        const isRented = rented.test(text);
        if (isRented === owned.test(text)) return false;
        return isRented ? percent >= many : percent <= few;
      },
    },
  ],
  setting: [
    {
      figure: 'place.population',
      contradicts: (answer, people) => isFar(answer, 'people|residents|inhabitants', people),
    },
    { figure: 'place.elevation_ft', contradicts: (answer, feet) => isFar(answer, 'feet', feet) },
  ],
};

/** What can contradict a figure, if it is stated of a town. */
export const predicatesBesideFigures: readonly string[] = Object.keys(rules);

/**
 * The figure that says the opposite of an answer, as a sentence with its source; null if none does. Pages of the town can say
 * what follows from it.
 */
export function contradictedFigure(
  predicate: string,
  answer: string,
  { town, county }: MeantTown,
): string | null {
  const known: Figures = figuresOf(town, county);
  const [figure] = contradictedBy(predicate, answer, known);
  if (figure === undefined) return null;
  const { name, year } = sourceOfFigure(figure, town);
  return `${figures[figure].label}: ${describeFigure(figure, known.get(figure) ?? '')} (${name}, ${year})`;
}

function contradictedBy(predicate: string, answer: string, known: Figures): readonly FigureName[] {
  return (rules[predicate] ?? []).flatMap(({ figure, contradicts }) => {
    const value = known.get(figure);
    return typeof value === 'number' && contradicts(answer, value) ? [figure] : [];
  });
}

/** What is stated of a town, by predicate. */
export type Stated = ReadonlyMap<string, { readonly value: string }>;

/** The figures of a town without those that a statement about it contradicts: its pages say what is stated. */
export function figuresBeside(known: Figures, stated: Stated): Figures {
  const overruled = predicatesBesideFigures.flatMap(predicate => {
    const value = stated.get(predicate)?.value;
    return value === undefined ? [] : contradictedBy(predicate, value, known);
  });
  if (overruled.length === 0) return known;
  const left = new Map(known);
  for (const figure of overruled) left.delete(figure);
  return left;
}

/** The statements that figures are read beside, as one text: two towns’ texts differ if their figures may. */
export function statedBesideFigures(stated: Stated): string {
  return predicatesBesideFigures
    .map(predicate => stated.get(predicate)?.value ?? '')
    .join('\n')
    .trim();
}
