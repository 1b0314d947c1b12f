/** The illustration sets. The illustrations of each are in the folder of its name. */
export const illustrationSets = ['hauling', 'marriage', 'recovery', 'cleaning', 'plumbing', 'local'] as const;

/** The illustrations of a pack's pages without own pictures. */
export type IllustrationSet = (typeof illustrationSets)[number];

/** Something that each set has. */
export type BySet<Value> = Readonly<Record<IllustrationSet, Value>>;

/** @example bySet(set => `${set}.css`).cleaning // 'cleaning.css' */
export function bySet<Value>(valueOf: (set: IllustrationSet) => Value): BySet<Value> {
  const entries = illustrationSets.map(set => [set, valueOf(set)] as const);
  return Object.fromEntries(entries) as Record<IllustrationSet, Value>;
}
