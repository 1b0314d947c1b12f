import { placeKey, stateCode } from '../../../engine/index.ts';
import { boastPhrases } from '../claims/claim-phrases.ts';
import type { Stated } from '../claims/find-claims.ts';
import { bareLetters } from '../claims/plain-letters.ts';

/** What the program knows of the business whose owner writes. */
export interface OwnerContext {
  readonly stated: Stated;
  /** Keys of the places of its states. */
  readonly places: ReadonlySet<string>;
  /** Keys of the towns that it serves. */
  readonly served: ReadonlySet<string>;
}

const email = /\w@[\w-]{1,60}\.\w/;
const address = /https?:\/\/|www\.\w|\w\.(?:com|net|org|biz)\b/i;
const phone =
  /(?<![\d$])(?:\+?1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]\d{4}(?!\d)|(?<![\d$])\d{10}(?!\d)/;
const street =
  /\b\d{1,5}(?:-\d{1,4})? (?:(?:[NSEW]\.?|North|South|East|West) )?(?:\p{Lu}[\p{L}’'-]*|\d{1,3}(?:st|nd|rd|th))(?: \p{Lu}[\p{L}’'-]*)? (?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Boulevard|Blvd|Court|Ct|Way|Place|Pl|Parkway|Pkwy|Highway|Hwy)\b/u;
/** What others have to be: “a licensed electrician”. */
const ofOthers =
  /(?<!\b(?:am|are|is|as|re|m) )\b(?:an?|any|another|the|your) (?:licensed|insured|bonded|certified)\b/gi;

/** Why no text may say the sentence, and what to do; null if it may. */
export function refusalOf(sentence: string, context: OwnerContext): string | null {
  if (email.test(sentence))
    return 'An email address belongs to the business, where forms and pages take it from. Say it without.';
  if (address.test(sentence))
    return 'A web address leads visitors away. Say it without, or put it under Settings.';
  if (phone.test(sentence))
    return 'A phone number belongs to the business, where every page takes it from. Say it without.';
  if (street.test(sentence))
    return 'A street address belongs to the business, where pages take it from. Say it without.';
  const boast = boastIn(sentence, context.stated);
  if (boast !== null)
    return `“${boast}” can’t be proved here. Say what you do instead, or state it under Statements if it is true.`;
  const town = townIn(sentence, context);
  if (town !== null)
    return `“${town}” would be on the pages of every other town, too. Say it without the town, or state it for ${town} under Statements.`;
  return isSpanish(sentence) ? 'This is not in English, as the pages are. Write it in English.' : null;
}

/** Praise or a promise that nothing states; null if there is none. */
export function boastIn(sentence: string, { text }: Stated): string | null {
  const bare = bareLetters(sentence).replaceAll(ofOthers, found => ' '.repeat(found.length));
  for (const pattern of boastPhrases)
    for (const { 0: found, index } of bare.matchAll(pattern))
      if (!text.includes(found.toLowerCase()) && !isDenied(found, bare.slice(0, index))) return found;
  return null;
}

/** “We don’t guarantee the plaster” promises nothing. */
const isDenied = (found: string, before: string) =>
  /^guarantee/i.test(found) && /(?:n['’]t|\bnot|\bnever|\bno) (?:\w+ )?$/i.test(before);

const named = /\p{Lu}[\p{L}’'-]*(?:\.? \p{Lu}[\p{L}’'-]*)*/gu;

/** A town of the business’s states, or one with a state behind it. The first word of a sentence is large anyway. */
function townIn(sentence: string, { places, served }: OwnerContext): string | null {
  for (const { 0: found, index } of sentence.matchAll(named)) {
    const state = /^, ?([A-Z]{2})\b/.exec(sentence.slice(index + found.length))?.[1];
    if (state !== undefined && stateCode(state) !== undefined) return found;
    const isFirst = index === 0 || /[.!?:“"(] ?$/.test(sentence.slice(0, index));
    const words = found.split(' ');
    const key = placeKey(found);
    if (stateCode(found) !== undefined) continue;
    if (isFirst && words.length === 1 ? served.has(key) : places.has(key)) return found;
    const rest = words.slice(1).join(' ');
    if (isFirst && rest !== '' && stateCode(rest) === undefined && places.has(placeKey(rest))) return rest;
  }
  return null;
}

const spanish = new Set(
  'el la los las un una unos unas de del que y en con por para su sus nuestro nuestra nuestros es son somos hacemos limpiamos lavamos cortamos trabajamos ofrecemos tenemos se lo le les muy más pero como cuando donde sin sobre cada perros casa casas servicio precio llame'.split(
    ' ',
  ),
);

function isSpanish(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  const found = words.filter(word => spanish.has(word)).length;
  return words.length >= 3 && (found / words.length >= 0.35 || (found >= 2 && /[ñ¿¡áéíóú]/i.test(sentence)));
}
