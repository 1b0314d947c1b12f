/** A line of what an owner typed, without its bullet. */
export interface OwnerLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly isListed: boolean;
}

const bullet = /^(?:[-*+•–—·▪►✓✔☑]+\s*|\(?\d{1,2}[.):]\s+|[a-h][.)]\s+)(?=\S)/u;

/** The lines with words; bullets and numbers of lists are left out. */
export function ownerLines(text: string): readonly OwnerLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((typed, at) => {
    const plain = typed.replaceAll(/\s+/g, ' ').trim();
    const rest = plain.replace(bullet, '');
    return rest === '' ? [] : [{ line: at + 1, text: rest, isListed: rest !== plain }];
  });
}

/** A period after these ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|[ap]\.m|e\.g|i\.e|etc|vs|approx|min|hrs?|ft|sq|lbs?|oz|no|st|dr|mr|mrs|ms|jr|sr|co|inc|llc)\.$/iu;

/** @example sentencesIn('We brush first. Then we bathe.') // ['We brush first.', 'Then we bathe.'] */
export function sentencesIn(text: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(
    /(?<![.!?…])[.!?…]+["'”’)]* (?=["“'‘(]?[\p{Lu}\p{N}$¿¡{])/gu,
  )) {
    const end = index + mark.trimEnd().length;
    if (mark.startsWith('.') && abbreviation.test(text.slice(0, index + 1))) continue;
    sentences.push(text.slice(start, end).trim());
    start = index + mark.length;
  }
  return [...sentences, text.slice(start).trim()].filter(Boolean);
}

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;

export const withCapital = (text: string): string =>
  text.replace(
    /^(["“'‘(]?)(\p{Ll})(?!\p{Lu})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  );

/** A sentence needs an end; a few words are an entry of a list. */
export function withEnd(text: string): string {
  return /[.!?…]["'”’)]*$/u.test(text) ? text : `${text.replace(/(?<![,;:])[,;:]+$/, '')}.`;
}
