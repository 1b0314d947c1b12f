import type { HeldPages } from './count-held.ts';

const shown = 3;

export const count = (n: number) => n.toLocaleString('en-US');
export const plural = (n: number, noun: string) => `${count(n)} ${noun}${n === 1 ? '' : 's'}`;
export const verb = (n: number, one: string, many: string) => (n === 1 ? one : many);

/** "1 of 2 places is not within the served areas (Asheville, NC)"; empty if no place is held. */
export function placesText({ places, places_held, first_places }: HeldPages, one: string, many: string) {
  if (places_held === 0) return [];
  const names = first_places.map(({ city, state }) => `${city}, ${state}`);
  return [
    `${count(places_held)} of ${plural(places, 'place')} ${verb(places_held, one, many)} (${listed(names, places_held)})`,
  ];
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

function listed(names: readonly string[], total: number): string {
  const rest = total - Math.min(shown, names.length);
  return `${names.slice(0, shown).join('; ')}${rest > 0 ? ` and ${count(rest)} more` : ''}`;
}
