/*
 * The claims of a text: names, numbers, dates, prices, superlatives and promises. Unstated ones can't be published,
 * whether a person or a model wrote them.
 */

import { placeKey } from '../../../engine/index.ts';
import { claimPhrases } from './claim-phrases.ts';
import { localClaims } from './local-phrases.ts';
import { bareLetters, plainText } from './plain-letters.ts';

const maxTold = 5;

/** Words that are large in the middle of a sentence and claim nothing. */
const ordinary = new Set(
  'i i’m i’ll i’d i’ve am pm a.m p.m id ids tv tvs pc pcs ac diy hoa hoas it suv suvs ok monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february march april may june july august september october november december american english christmas thanksgiving'.split(
    ' ',
  ),
);

const number = String.raw`[$#]?\d+(?:[.,:/-]\d+)*%?`;
const numbers = new RegExp(number, 'g');

/** A whole date or road, which says more than its numbers: “June 5, 2026”, “I-95”, “US 1”. */
const figures = new RegExp(
  String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:, \d{4})?\b|\b[A-Z]{1,3}[- ]\d+\b|${number}`,
  'g',
);

/** What needs no statement: the words of statements, settings and accepted claims, in lower case. */
export interface Stated {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  /** Amounts with their sign: “$12” says nothing of twelve mattresses. */
  readonly amounts: ReadonlySet<string>;
}

/** `amounts` are stated as prices only. */
export function toStated(texts: readonly string[], amounts: readonly string[] = []): Stated {
  const { text: plain } = plainText(texts.join('\n'));
  const text = bareLetters(plain).toLowerCase();
  return {
    text,
    words: new Set([...wordsOf(plain), ...wordsOf(text)]),
    numbers: new Set([...plain.matchAll(numbers)].map(([number]) => plainNumber(number))),
    amounts: new Set(amounts.map(amount => `$${plainNumber(amount)}`)),
  };
}

/** Words that claim something, with their positions in the text. */
export interface Claim {
  readonly claim: string;
  readonly at: number;
}

interface ClaimOptions {
  /** In a title every word is large, so only what is known as a place is a name. */
  readonly isTitle?: boolean;
  /** Keys of places. */
  readonly places?: ReadonlySet<string>;
  /** A person may say how large, heavy or hot a thing is. A model has to be told. */
  readonly allowsMeasures?: boolean;
}

const measure =
  /^[ -](?:square |cubic |sq\. |sq )?(?:feet|foot|ft|inch|inches|yards?|gallons?|quarts?|ounces?|pounds?|lbs?|tons?|degrees|psi|gpm|watts?|volts?|amps?)\b/i;

/**
 * The unstated names, numbers, dates, prices, superlatives and promises of a text, in order.
 * @example findClaims('We know Rio Vista.', toStated(['We know our town.'])) // [{ claim: 'Rio Vista', at: 8 }]
 */
export function findClaims(
  given: string,
  stated: Stated,
  { isTitle = false, places = noPlaces, allowsMeasures = false }: ClaimOptions = {},
): readonly Claim[] {
  // A placeholder is a word of the page, for as long as it is written.
  const read = plainText(given.replaceAll(/\{\{[^{}]*\}\}/g, name => 'x'.repeat(name.length)));
  const { text } = read;
  const isMeasure = ({ claim, at }: Claim) =>
    /^(?:A )?\d/.test(claim) && measure.test(text.slice(at + claim.length, at + claim.length + 24));
  const unstated = matches(text, figures).filter(
    found =>
      matches(found.claim, numbers).some(part => !isStated(part.claim, stated)) &&
      !(allowsMeasures && isMeasure(found)),
  );
  const bare = bareLetters(text);
  const words = [
    ...claimPhrases.flatMap(pattern => matches(bare, pattern)),
    ...localClaims(bare, (from, to) => given.slice(from, to).includes('{{city}}')),
  ].filter(({ claim }) => !stated.text.includes(claim.toLowerCase()));
  const withoutFigures = text.replaceAll(figures, figure => '0'.repeat(figure.length));
  const names = namesIn(withoutFigures, { isTitle, places }).filter(({ claim }) =>
    wordsOf(claim.replaceAll(connectors, ' ')).some(word => !stated.words.has(word) && !ordinary.has(word)),
  );
  return [...unstated, ...words, ...names]
    .toSorted((one, other) => one.at - other.at)
    .map(({ claim, at }) => {
      const { part, at: start } = read.given(at, at + claim.length);
      return { claim: given.slice(start, start + part.length), at: start };
    });
}

/**
 * The first few claims of the answer that are in none of the writer's inputs.
 * @example addedClaims('We know Rio Vista.', ['We know our town.']) // ['Rio Vista']
 */
export function addedClaims(
  answer: string,
  given: readonly string[],
  options: ClaimOptions = {},
): readonly string[] {
  const claims = findClaims(answer, toStated(given), options).map(({ claim }) => claim);
  return [...new Set(claims)].slice(0, maxTold);
}

const matches = (text: string, pattern: RegExp): readonly Claim[] =>
  [...text.matchAll(pattern)].map(found => ({ claim: found[0], at: found.index }));

/** "$1,200" and "1200" are one number; "17" is no part of "2017". */
const plainNumber = (number: string) => number.replaceAll(/[$#%]|,(?=\d{3})/g, '');

function isStated(part: string, { numbers, amounts }: Stated): boolean {
  const plain = plainNumber(part);
  return numbers.has(plain) || (part.startsWith('$') && amounts.has(`$${plain}`));
}

const noPlaces: ReadonlySet<string> = new Set();

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? [];

const connectors = /\s(?:of|the|de|la|del|and)\s/g;
/** “iPhone” is one word. */
const large =
  /(?<![\p{L}\p{N}])\p{Ll}{0,2}\p{Lu}[\p{L}’'.-]*(?:\s+(?:(?:of|the|de|la|del|and)\s+)?\p{Lu}[\p{L}’'-]*)*/gu;

function namesIn(
  text: string,
  { isTitle, places }: { isTitle: boolean; places: ReadonlySet<string> },
): readonly Claim[] {
  const names: Claim[] = [];
  for (const { 0: found, index: at } of text.matchAll(large)) {
    const phrase = found.replace(/(?<![.’'-])[.’'-]+$/u, '');
    const [first = ''] = phrase.split(/\s+/, 1);
    const rest = phrase.slice(first.length).trimStart();
    if (isTitle) {
      if (places.has(placeKey(phrase))) names.push({ claim: phrase, at });
    } else if (!startsSentence(text, at)) names.push({ claim: phrase, at });
    else if (rest !== '') names.push({ claim: rest, at: at + phrase.length - rest.length });
    else if (places.has(placeKey(first))) names.push({ claim: first, at });
  }
  return names;
}

/** The first letter of a sentence, a line, an option or a quotation is large anyway. */
function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?…:]["'”’)]*\s+|\n\s*|[{|“"(–—]\s*)$/u.test(text.slice(Math.max(0, at - 12), at));
}
