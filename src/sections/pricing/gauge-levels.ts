/** A stop of the truck gauge: its words, what it costs or what fits, and how many eighths of the truck it fills. */
export interface GaugeLevel {
  readonly load: string;
  readonly says: string;
  readonly eighths: number;
}

/** Which eighths a gauge of so many stops shows. The last is always the full truck. */
const stops: Readonly<Record<number, readonly number[]>> = {
  1: [8],
  2: [4, 8],
  3: [2, 4, 8],
  4: [1, 2, 4, 8],
  5: [1, 2, 4, 6, 8],
  6: [1, 2, 3, 4, 6, 8],
  7: [1, 2, 3, 4, 5, 6, 8],
};

const whatFits: readonly GaugeLevel[] = [
  { load: '⅛', says: 'An armchair and a few bags', eighths: 1 },
  { load: '¼', says: 'A sofa and a fridge', eighths: 2 },
  { load: '½', says: 'A one-car garage', eighths: 4 },
  { load: '¾', says: 'Most of an apartment', eighths: 6 },
  { load: 'Full', says: 'A small house', eighths: 8 },
];

/**
 * The gauge for prices listed from the smallest load to the full truck: the place in the list says how full, not the words.
 * @example gaugeLevels([{ load: 'Half', price: '$299' }, { load: 'Full', price: '$549' }])[0].eighths // 4
 */
export function gaugeLevels(prices: readonly { readonly load: string; readonly price: string }[]): readonly GaugeLevel[] {
  if (prices.length === 0) return whatFits;
  return prices.map((row, at) => ({
    load: row.load,
    says: row.price,
    eighths: stops[prices.length]?.[at] ?? Math.min(8, at + 1),
  }));
}
