import { ownValue } from '../own-value.ts';
import { slugValue } from '../text/slug-pattern.ts';
import type { PlanLocation } from './location.ts';

/** Rows that are read to choose a column. */
const maxRows = 20_000;

/**
 * The column that tells rows of one town apart best: the first with the most different values. Undefined if none does.
 * @example tellingColumn([{ ...denver, field_values: { zip: '80202' } }, { ...denver, field_values: { zip: '80203' } }]) // 'zip'
 */
export function tellingColumn(rows: readonly PlanLocation[]): string | undefined {
  const some = rows.slice(0, maxRows);
  const names = new Set(some.flatMap(({ field_values }) => Object.keys(field_values ?? {})));
  const towns = new Set(some.map(({ city, state, keyword = '' }) => `${city}|${state}|${keyword}`)).size;
  let best: { name: string; different: number } | undefined;
  for (const name of names) {
    const different = new Set(
      some.map(({ city, state, keyword = '', field_values }) => {
        const value = (field_values && ownValue(field_values, name)) ?? '';
        return `${city}|${state}|${keyword}|${slugValue(name, value)}`;
      }),
    ).size;
    if (different > (best?.different ?? towns)) best = { name, different };
  }
  return best?.name;
}
