/** A level of the truck gauge: label, contents, price if known, and eighths. */
export interface GaugeLevel {
  readonly load: string;
  readonly fits: string;
  readonly price: string;
  readonly eighths: number;
}

/** The eighths that a gauge of this many stops shows. The last is always the full truck. */
const stops: Readonly<Record<number, readonly number[]>> = {
  1: [8],
  2: [4, 8],
  3: [2, 4, 8],
  4: [1, 2, 4, 8],
  5: [1, 2, 4, 6, 8],
  6: [1, 2, 3, 4, 6, 8],
  7: [1, 2, 3, 4, 5, 6, 8],
};

/** The contents of each number of eighths. */
const fits: readonly string[] = [
  'A sofa and a few bags',
  'A washer, a fridge and a sofa',
  'A bedroom with its mattress',
  'A one-car garage',
  'A garage and the patio',
  'Most of an apartment',
  'An apartment and its storage',
  'A small house',
];

const plainStops: readonly string[] = ['⅛', '¼', '½', '¾', 'Full'];

/** The levels of a price table: each has its own part of the truck. */
export function tableLevels(
  steps: readonly { readonly name: string; readonly price: string; readonly part: number }[],
): readonly GaugeLevel[] {
  return steps.map(({ name, price, part }) => {
    const eighths = Math.min(8, Math.max(1, Math.round(part * 8)));
    return { load: name, price, eighths, fits: fits[eighths - 1] ?? '' };
  });
}

/**
 * The gauge for prices from the smallest load to the full truck. The position in the list sets the level.
 * Without a list it shows loads only.
 * @example gaugeLevels([{ load: 'Half', price: '$299' }, { load: 'Full', price: '$549' }])[0].eighths // 4
 */
export function gaugeLevels(
  prices: readonly { readonly load: string; readonly price: string }[],
): readonly GaugeLevel[] {
  const rows = prices.length === 0 ? plainStops.map(load => ({ load, price: '' })) : prices;
  return rows.map((row, at) => {
    const eighths = stops[rows.length]?.[at] ?? Math.min(8, at + 1);
    return { load: row.load, price: row.price, eighths, fits: fits[eighths - 1] ?? '' };
  });
}
