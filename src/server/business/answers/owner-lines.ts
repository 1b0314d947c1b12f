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
  const lines: OwnerLine[] = [];
  for (const [at, typed] of text.split(/\r\n|\r|\n/).entries()) {
    const plain = typed.replaceAll(/\s+/g, ' ').trim();
    const rest = plain.replace(bullet, '');
    const before = lines.at(-1);
    if (rest === '') continue;
    if (before && rest === plain && goesOn(before, rest)) {
      lines[lines.length - 1] = { ...before, text: `${before.text} ${rest}` };
    } else lines.push({ line: at + 1, text: rest, isListed: rest !== plain });
  }
  return lines;
}

/** “…when the doodle is matted”, and in the next line “or before family comes”. */
const goesOn = (before: OwnerLine, text: string) =>
  /^(?:or|and|but|because|so) \S/.test(text) && /[\p{L}\p{N},]$/u.test(before.text) && !before.isListed;

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
