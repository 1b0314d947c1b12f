/** The sets of drawings that content packs choose from. The drawings of each are in the folder of its name. */
export const packSets = ['hauling', 'marriage', 'recovery', 'cleaning', 'plumbing', 'local'] as const;

/** The sets of trades that no pack is about: a pack for any trade shows that of its own trade. */
export const tradeSets = [
  'pets',
  'pool',
  'papers',
  'lessons',
  'camera',
  'yard',
  'paint',
  'power',
  'climate',
  'roof',
  'locks',
  'vehicles',
  'care',
  'moving',
  'outdoors',
  'events',
] as const;
export type TradeSet = (typeof tradeSets)[number];

export const illustrationSets = [...packSets, ...tradeSets] as const;

/** The illustrations of a pack's pages without own pictures. */
export type IllustrationSet = (typeof illustrationSets)[number];

/** Something that each set has. */
export type BySet<Value> = Readonly<Record<IllustrationSet, Value>>;

/** @example bySet(set => `${set}.css`).cleaning // 'cleaning.css' */
export function bySet<Value>(valueOf: (set: IllustrationSet) => Value): BySet<Value> {
  const entries = illustrationSets.map(set => [set, valueOf(set)] as const);
  return Object.fromEntries(entries) as Record<IllustrationSet, Value>;
}
