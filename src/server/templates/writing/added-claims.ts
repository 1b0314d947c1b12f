/*
 * What a writer added to what it was given: names, numbers, dates, prices, superlatives and promises. Nobody has stated them,
 * so nobody may publish them.
 */

const maxTold = 5;

/** Words that are large in the middle of a sentence and claim nothing. */
const ordinary = new Set(
  'i i’m i’ll i’d i’ve tv tvs pc pcs ac diy hoa hoas suv suvs ok monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december american english christmas thanksgiving'.split(
    ' ',
  ),
);

const numberWords =
  /\b(?:eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?|decades?|half price)\b/gi;

const promises =
  /\b(?:the best|best in|cheapest|fastest|lowest|largest|biggest|finest|leading|premier|top[- ]rated|award[- ]winning|number one|unbeatable|unmatched|unrivaled|guarantee[ds]?|guaranteed|licensed|insured|bonded|accredited|family[- ]owned|veteran[- ]owned|most (?:trusted|reliable|experienced|affordable|popular)|free of charge|money back)\b|#1/gi;

/**
 * What stands in the answer and in nothing that it was given; the first few.
 * @example addedClaims('We know Rio Vista.', ['We know our town.']) // ['Rio Vista']
 */
export function addedClaims(
  answer: string,
  given: readonly string[],
  { isTitle = false, places = noPlaces }: { isTitle?: boolean; places?: ReadonlySet<string> } = {},
): readonly string[] {
  const text = answer.replaceAll(/\{\{[^{}]*\}\}/g, 'x');
  const stated = given.join('\n').toLowerCase();
  const words = new Set(wordsOf(stated));
  const isNew = (claim: string) => !stated.includes(claim.toLowerCase());
  const claims = [
    ...text.matchAll(/[$#]?\d+(?:[.,:/-]\d+)*%?/g),
    ...text.matchAll(numberWords),
    ...text.matchAll(promises),
  ]
    .map(([claim]) => claim)
    .filter(isNew);
  const names = namesIn(text, { isTitle, places }).filter(name =>
    wordsOf(name.replaceAll(connectors, ' ')).some(word => !words.has(word) && !ordinary.has(word)),
  );
  return [...new Set([...claims, ...names])].slice(0, maxTold);
}

const noPlaces: ReadonlySet<string> = new Set();

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];

const connectors = /\s(?:of|the|de|la|del|and)\s/g;
const large = /\p{Lu}[\p{L}’'.-]*(?:\s+(?:(?:of|the|de|la|del|and)\s+)?\p{Lu}[\p{L}’'-]*)*/gu;

/** In a title every word is large, so only what is known as a place is a name. */
function namesIn(
  text: string,
  { isTitle, places }: { isTitle: boolean; places: ReadonlySet<string> },
): readonly string[] {
  const names: string[] = [];
  for (const { 0: found, index } of text.matchAll(large)) {
    const phrase = found.replace(/[.’'-]+$/u, '');
    const [first = '', ...rest] = phrase.split(/\s+/);
    if (isTitle) {
      if (places.has(phrase.toLowerCase())) names.push(phrase);
    } else if (!startsSentence(text, index)) names.push(phrase);
    else if (rest.length > 0) names.push(rest.join(' '));
    else if (places.has(first.toLowerCase())) names.push(first);
  }
  return names;
}

/** The first letter of a sentence, a line, an option or a quotation is large anyway. */
function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?…:]["'”’)]*\s+|\n\s*|[{|“"(–—]\s*)$/u.test(text.slice(Math.max(0, at - 12), at));
}
