export type Spelling = readonly [from: RegExp, to: string];

/**
 * One spelling a line, "from = to": whole words, or several of them, in any case. Without a right side the words are left out.
 */
export const words = (pairs: string): readonly Spelling[] =>
  pairs
    .trim()
    .split(/\s*\n\s*/)
    .map(pair => {
      const [from = '', to = ''] = pair.split(/ =(?: |$)/);
      return [new RegExp(`(?<=[ /-])(?:${from})(?=[ ,/-])`, 'gi'), to];
    });

/** What a company is by law tells a reader nothing. */
export const companies: readonly Spelling[] = [[/,? (?:Inc|Incorporated|LLC|Ltd|Co Ltd)\b\.?(?=[ ,])/g, '']];

/** Applies all spellings in their order. Each word has a space at both sides. */
export function spell(name: string, spellings: readonly Spelling[]): string {
  const text = spellings.reduce((before, [from, to]) => before.replaceAll(from, to), ` ${name} `);
  return text
    .replaceAll(/\s+(?=[ ,/])/g, '')
    .replaceAll(/(?<=\/) /g, '')
    .replaceAll(/^[\s,–-]+|[\s,–-]+$/g, '');
}
