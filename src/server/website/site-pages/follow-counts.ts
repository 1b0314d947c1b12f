const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const countWord = new RegExp(String.raw`\b(?:${words.slice(2).join('|')})\b`, 'gi');

interface Written {
  readonly title: string;
  readonly content: object;
}

/**
 * A section whose texts count its list as it is shown: a list that lost one of six entries is not called six.
 * @example followCounts(sixReasons, { title: 'Six reasons', content: { reasons: five } }).title // 'Five reasons'
 */
export function followCounts<Filled extends Written>(before: Written, after: Filled): Filled {
  const remaining = new Map(Object.entries(after.content));
  const lists = Object.entries(before.content).flatMap(([name, value]) => {
    const left: unknown = remaining.get(name);
    return Array.isArray(value) && Array.isArray(left) ? [{ was: value.length, is: left.length }] : [];
  });
  // One entry would need other words than its number, and of two lists of a length the text may count either.
  const lost = lists.filter(
    ({ was, is }) => is > 1 && is < was && lists.filter(other => other.was === was).length === 1,
  );
  if (lost.length === 0) return after;
  const lengths = new Map(lost.map(({ was, is }) => [was, is]));
  const counted = (text: string) => text.replaceAll(countWord, word => recount(word, lengths));
  const content = Object.fromEntries(
    [...remaining].map(([name, value]) => [name, typeof value === 'string' ? counted(value) : value]),
  );
  return { ...after, title: counted(after.title), content };
}

function recount(word: string, lengths: ReadonlyMap<number, number>): string {
  const number = words.indexOf(word.toLowerCase());
  const left = words[lengths.get(number) ?? number] ?? word;
  return /^\p{Lu}/u.test(word) ? left.charAt(0).toUpperCase() + left.slice(1) : left;
}
