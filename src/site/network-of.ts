const known: ReadonlySet<string> = new Set(['facebook', 'instagram']);

/** The network people know by its sign, by which the style sheet draws it; empty for those called by their name alone. */
export function networkOf(name: string): string {
  const plain = name.trim().toLowerCase();
  return known.has(plain) ? plain : '';
}
