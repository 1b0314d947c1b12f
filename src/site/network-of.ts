const known: ReadonlySet<string> = new Set(['facebook', 'instagram']);

/** The network's icon name for the style sheet; empty for networks without an icon. */
export function networkOf(name: string): string {
  const plain = name.trim().toLowerCase();
  return known.has(plain) ? plain : '';
}
