/** The longest titles that two lines of a phone hold, by size. */
const longest = { 'title-xl': 38, 'title-l': 46, 'title-m': 58 } as const;

export type TitleSize = keyof typeof longest | 'title-s';

/**
 * The class of a page's main heading: the longer, the smaller, so that a phone shows it in two lines.
 * @example titleSize('Junk Removal in Boca Raton, FL') // 'title-xl'
 */
export function titleSize({ length }: string): TitleSize {
  if (length <= longest['title-xl']) return 'title-xl';
  if (length <= longest['title-l']) return 'title-l';
  return length <= longest['title-m'] ? 'title-m' : 'title-s';
}
