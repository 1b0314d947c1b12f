const longest = 2_000;

const personal: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?<=[a-z][a-z\d+.-]{0,30}:\/\/)[^\s/@]*@/gi, '[login]@'],
  [/\?(?<=https?:\/\/[^\s?#]*\?)\S*/gi, '?[query]'],
  [/(?<![^\s"'<>()[\]{},;:=@])[^\s"'<>()[\]{},;:=@]+@[^\s"'<>()[\]{},;:=@]+/g, '[email]'],
  [/\b(?:Bearer|Basic)\s+\S+/gi, '[authorization]'],
  [/\b(?:ph|whsec|sk)_[\w+/=-]{8,}/g, '[key]'],
  // UUIDs, page addresses and times stay, because people search logs for them.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{24,}/g, '[token]'],
  [/\b[\da-f]{32,}\b/gi, '[token]'],
  [/(?<![\w.:-])\+?\(?\d(?:[\s().-]{0,2}\d){9,14}(?![\w:-])/g, '[phone]'],
];

/**
 * Replaces personal data and secrets in a text, as far as their format reveals them.
 * @example scrub('550 <ann@example.com> is not known') // '550 <[email]> is not known'
 */
export function scrub(text: string): string {
  return personal.reduce(
    (scrubbed, [pattern, instead]) => scrubbed.replace(pattern, instead),
    text.slice(0, longest),
  );
}
