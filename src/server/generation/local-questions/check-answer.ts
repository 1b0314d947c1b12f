import type { Areas } from '../../../contract/platform/areas.ts';
import { placeKey, states } from '../../../engine/index.ts';
import { boastPhrases } from '../../business/claims/claim-phrases.ts';
import { findClaims, toStated } from '../../business/claims/find-claims.ts';
import { contradictedFigure } from '../../business/findings/contradicted-figure.ts';
import type { PackPredicate } from '../../business/packs/predicates.ts';
import { meantTown } from '../../business/places/find-area.ts';
import { AppError } from '../../platform/errors.ts';

interface AnsweredTown {
  readonly city: string;
  readonly state: string;
}

interface Asked {
  readonly predicate: PackPredicate;
  readonly towns: readonly AnsweredTown[];
  readonly areas: Areas;
  /** Keys of the places of their states. */
  readonly places: ReadonlySet<string>;
  readonly isConfirmed: boolean;
  readonly maxLength: number;
}

/** The reason of a refusal that a person can overrule. */
export const doubtful = 'answer-doubtful';

const html = /<[/!]?[a-z][^<>]{0,200}>?/i;
/** A link, or what has the sign of an email address. */
const address = /https?:\/\/|www\.[a-z]|[a-z\d]@[a-z\d]/i;
const phone = /(?<!\d)(?:\+?1[-. ])?(?:\(\d{3}\) ?|\d{3}[-. ])?\d{3}[-. ]\d{4}(?!\d)|(?<!\d)\d{10}(?!\d)/;
const praise =
  /(?<![a-z])(?:best|greatest|nicest|finest|loveliest|prettiest|friendliest|safest|cleanest|coolest) (?:little |small |big )?(?:towns?|cit(?:y|ies)|places?|villages?|communit(?:y|ies)|neighborhoods?|suburbs?|areas?|people|service|company|crew)(?![a-z])/i;

/**
 * An answer as a statement can hold it. What can’t be a fact is refused, what may be one is asked about. The message names
 * the words.
 */
export function checkAnswer(given: string, asked: Asked): string {
  const { predicate, isConfirmed, maxLength } = asked;
  const answer = given
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<=[^.])\.$/, '');
  if (!/[\p{L}\p{N}]/u.test(answer)) throw refusal('Enter what is true, or skip the question.');
  if (answer.length > maxLength) {
    const count = answer.length.toLocaleString('en-US');
    throw refusal(`This has ${count} characters; at most ${maxLength} fit. Keep what matters.`);
  }
  const found = (pattern: RegExp) => pattern.exec(answer)?.[0];
  const tag = found(html);
  if (tag !== undefined) throw refusal(`Write plain text, without HTML: “${tag}”.`);
  if (/[{}|]/.test(answer)) throw refusal('Write plain text, without braces and bars.');
  const link = answer.split(' ').find(word => address.test(word));
  if (link !== undefined) throw refusal(`Leave out the address “${link}”: it is no part of the sentence.`);
  const praised = found(praise);
  if (praised !== undefined)
    throw refusal(`“${praised}” is praise, which nobody can check. Say what there is, or skip the question.`);
  const number = found(phone);
  if (number !== undefined && !wantsNumber(predicate))
    throw refusal(`Leave out the phone number “${number}”: it is no answer to this question.`);
  if (isConfirmed) return answer;
  if (number !== undefined)
    throw doubt(`“${number}” looks like a phone number, which changes. Keep it only if it is theirs.`);
  for (const pattern of boastPhrases) {
    pattern.lastIndex = 0;
    const claim = found(pattern);
    if (claim !== undefined)
      throw doubt(`“${claim}” claims a rank or a promise. Keep it only if others can check it.`);
  }
  for (const town of asked.towns) {
    const other = otherTown(answer, town, asked.places);
    if (other !== null)
      throw doubt(
        `This names ${other}, and is about ${town.city}. Keep it only if it is true of ${town.city}.`,
      );
    const meant = meantTown(asked.areas.towns, town.city, town.state);
    const figure = meant && contradictedFigure(predicate.name, answer, meant);
    if (figure)
      throw doubt(
        `National figures of ${town.city} say otherwise: ${figure}. Keep yours if you know better: pages of ${town.city} then leave that figure out.`,
      );
  }
  return answer;
}

/** The question asks for a number to call. */
function wantsNumber({ question = '', find = '' }: PackPredicate): boolean {
  return /\b(?:which number|phone|report|reported|call)\b/i.test(`${question} ${find}`);
}

function otherTown(
  answer: string,
  { city, state }: AnsweredTown,
  places: ReadonlySet<string>,
): string | null {
  const stateName = states.find(({ code }) => code === state)?.name ?? '';
  const own = toStated([city, state, stateName]);
  const names = findClaims(answer, own, { isTitle: true, places });
  return names.find(({ claim }) => places.has(placeKey(claim)))?.claim ?? null;
}

function refusal(message: string): AppError {
  return new AppError('invalid', message, { reason: 'answer', fields: [{ path: 'answer', message }] });
}

function doubt(message: string): AppError {
  return new AppError('conflict', message, {
    reason: doubtful,
    fields: [{ path: 'answer', message }],
  });
}
