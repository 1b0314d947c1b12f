import type { LocalQuestion } from '../../../contract/generation/local-questions.ts';
import { type FigureName, figures } from '../../business/national/figures.ts';
import { type Figures, figuresOf, sourceOfFigure } from '../../business/national/figures-of.ts';
import { describeFigure, formatFigure } from '../../business/national/format-figure.ts';
import type { MeantTown } from '../../business/places/find-area.ts';

type Suggestion = NonNullable<LocalQuestion['suggestion']>;

interface Expected {
  readonly value: string;
  readonly figures: readonly FigureName[];
}

/** Predicate ─▶ what the figures of a town let one expect; null if they say nothing of it. */
const expected: Readonly<Record<string, (figures: Figures) => Expected | null>> = {
  setting: known => {
    const people = known.get('place.population');
    const feet = known.get('place.elevation_ft');
    const isHigh = typeof feet === 'number' && feet >= 100;
    if (typeof people !== 'number') {
      if (!isHigh) return null;
      const value = `${describeFigure('place.elevation_ft', feet)} above the sea`;
      return { value, figures: ['place.elevation_ft'] };
    }
    const size = `a place of ${describeFigure('place.population', people)}`;
    if (!isHigh) return { value: size, figures: ['place.population'] };
    const height = describeFigure('place.elevation_ft', feet);
    return {
      value: `${size}, ${height} above the sea`,
      figures: ['place.population', 'place.elevation_ft'],
    };
  },
  housing: known => {
    const year = known.get('place.median_year_built');
    const owners = known.get('place.owner_occupied_pct');
    if (typeof year !== 'number' || year < 1940 || typeof owners !== 'number') return null;
    const whose =
      owners >= 65
        ? 'mostly lived in by their owners'
        : owners <= 45
          ? 'mostly rented'
          : 'owned about as often as rented';
    return {
      value: `${whose}, and half of them were built in ${year} or later`,
      figures: ['place.owner_occupied_pct', 'place.median_year_built'],
    };
  },
  power_supplier: known => {
    const count = known.get('electric.count');
    const utilities = known.get('electric.utilities');
    if (typeof count !== 'number' || count > 3 || utilities === undefined) return null;
    return { value: String(utilities), figures: ['electric.utilities'] };
  },
  weather: known => {
    const [nights, hot] = [known.get('station.freezing_nights'), known.get('station.days_80f')];
    if (typeof nights !== 'number' || typeof hot !== 'number') return null;
    const cold = describeFigure('station.freezing_nights', nights).replace(/ (nights?)$/, ' freezing $1');
    return {
      value: `brings ${cold} and ${describeFigure('station.days_80f', hot)} of 80°F or more in an average year`,
      figures: ['station.freezing_nights', 'station.days_80f'],
    };
  },
  water_source: known => {
    const wells = known.get('county.public_water_from_wells_pct');
    if (typeof wells !== 'number' || (wells < 90 && wells > 10)) return null;
    return {
      value: wells >= 90 ? 'wells' : 'rivers and lakes',
      figures: ['county.public_water_from_wells_pct'],
    };
  },
  deposit_rules: known => {
    const days = known.get('state.deposit_return');
    if (days === undefined) return null;
    return {
      value: `has to return the deposit within ${formatFigure('state.deposit_return', days)}`,
      figures: ['state.deposit_return'],
    };
  },
};

/** What the national figures suggest as an answer. It is for the owner to confirm. */
export function suggestValue(predicate: string, { town, county }: MeantTown): Suggestion | null {
  const rule = expected[predicate];
  const known = rule && figuresOf(town, county);
  const found = known && rule(known);
  if (!found) return null;
  const because = found.figures.map(name => {
    const { name: source, year } = sourceOfFigure(name, town);
    return `${figures[name].label}: ${describeFigure(name, known.get(name) ?? '')} (${source}, ${year})`;
  });
  return { value: found.value, because: because.join('; ') };
}
