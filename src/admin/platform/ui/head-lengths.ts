/** Search results cut titles and descriptions at about these lengths (characters); shorter than the least says too little. */
export const headLengths = {
  title: { min: 25, max: 65 },
  meta_description: { min: 70, max: 160 },
} as const;

export type MeasuredText = keyof typeof headLengths;

/** What search results do with a text of this length. */
export function lengthVerdict(of: MeasuredText, length: number): 'will be cut' | 'empty' | 'short' | 'fits' {
  const { min, max } = headLengths[of];
  if (length > max) return 'will be cut';
  if (length === 0) return 'empty';
  return length < min ? 'short' : 'fits';
}
