/** Search results cut titles and descriptions at about these lengths (characters); shorter than the least says too little. */
export const headLengths = {
  title: { least: 25, most: 65 },
  meta_description: { least: 70, most: 160 },
} as const;

export type MeasuredText = keyof typeof headLengths;

/** What search results do with a text of this length. */
export function lengthVerdict(of: MeasuredText, length: number): 'will be cut' | 'empty' | 'short' | 'fits' {
  const { least, most } = headLengths[of];
  if (length > most) return 'will be cut';
  if (length === 0) return 'empty';
  return length < least ? 'short' : 'fits';
}
