import type { HeldPages, HeldPlace } from './count-held.ts';

const shown = 3;

export const count = (n: number) => n.toLocaleString('en-US');
export const plural = (n: number, noun: string) => `${count(n)} ${noun}${n === 1 ? '' : 's'}`;
export const verb = (n: number, one: string, many: string) => (n === 1 ? one : many);

/**
 * "1 of 2 places is not within the served areas (Asheville, NC)"; empty if no place is held. Rows of a town are named by
 * what tells them apart: "12 of 300 rows … (Hyde Park, Austin, TX; …)".
 */
export function placesText(
  { places, places_held, first_places, has_rows }: HeldPages,
  one: string,
  many: string,
) {
  if (places_held === 0) return [];
  const column = has_rows ? tellingColumn(first_places) : null;
  const names = first_places.map(({ city, state, values }) =>
    [column === null ? '' : (values[column] ?? ''), city, state].filter(part => part !== '').join(', '),
  );
  return [
    `${count(places_held)} of ${plural(places, has_rows ? 'row' : 'place')} ${verb(places_held, one, many)} (${listed(names, places_held)})`,
  ];
}

/** The column with the most different values, of names rather than prices or numbers; the first of several. */
function tellingColumn(places: readonly HeldPlace[]): string | null {
  const values = new Map<string, Set<string>>();
  for (const place of places)
    for (const [column, value] of Object.entries(place.values))
      values.set(column, (values.get(column) ?? new Set()).add(value));
  const telling = [...values].filter(([, { size }]) => size > 1);
  const named = telling.filter(([, texts]) => [...texts].some(text => /\p{L}/u.test(text)));
  const [best] = (named.length > 0 ? named : telling).toSorted(([, one], [, other]) => other.size - one.size);
  return best?.[0] ?? null;
}

export function keywordsText(
  { keywords, keywords_held, first_keywords }: HeldPages,
  one: string,
  many: string,
) {
  if (keywords_held === 0) return [];
  return [
    `${count(keywords_held)} of ${plural(keywords, 'keyword')} ${verb(keywords_held, one, many)} (${listed(first_keywords, keywords_held)})`,
  ];
}

/** @example 'Jonestown, TX; Lago Vista, TX and 1 more' */
export function townNames({ first_towns, towns_of_place }: HeldPages): string {
  return listed(
    first_towns.map(({ city, state }) => `${city}, ${state}`),
    towns_of_place,
  );
}

export function listed(names: readonly string[], total: number): string {
  const rest = total - Math.min(shown, names.length);
  return `${names.slice(0, shown).join('; ')}${rest > 0 ? ` and ${count(rest)} more` : ''}`;
}
