import type { LeftOutSentence } from '../../../contract/business/service-texts.ts';
import { readServiceContent, type ServiceContent } from '../../../sections/schemas.ts';
import { type OwnerContext, refusalOf } from '../../business/answers/check-sentence.ts';
import { asTemplateText } from '../../business/answers/clean-line.ts';
import { sentencesIn, withCapital } from '../../business/answers/owner-lines.ts';
import { findClaims, type Stated, toStated } from '../../business/claims/find-claims.ts';
import { bareLetters, plainText } from '../../business/claims/plain-letters.ts';
import { plainAnswer } from '../writing/clean-answer.ts';
import { amountsIn } from './amounts-in.ts';
import { isGrounded, type KnownWords, unknownFirstWord, wordsOf } from './is-grounded.ts';
import type { WrittenTexts } from './read-written.ts';

/** What a model may write from. */
export interface WritingSources {
  /** The owner's sentences and the statements. */
  readonly texts: readonly string[];
  readonly service: string;
  readonly keywords: readonly string[];
  readonly owner: OwnerContext;
}

interface Known extends KnownWords {
  readonly stated: Stated;
  readonly amounts: ReadonlySet<string>;
  readonly owner: OwnerContext;
}

interface Checked {
  readonly content: ServiceContent;
  readonly leftOut: readonly LeftOutSentence[];
}

/**
 * The texts without the sentences that go beyond their sources: claims that nothing states, amounts, names and places that
 * no source has, and what no source says in any words.
 */
export function checkWritten(written: WrittenTexts, sources: WritingSources): Checked {
  const known = knownOf(sources);
  const leftOut: LeftOutSentence[] = [];
  const said = new Set<string>();
  const allowed = (sentence: string, kind: 'prose' | 'title') => {
    const reason = reasonAgainst(sentence, kind, known);
    const key = sentence.toLowerCase();
    if (reason !== null) leftOut.push({ text: sentence, reason });
    else if (kind === 'prose' && said.has(key)) return false;
    said.add(key);
    return reason === null;
  };
  const prose = (text: string) =>
    plainAnswer(text)
      .split('\n')
      .flatMap(line => sentencesIn(line.replaceAll(/\s+/g, ' ').trim()))
      .filter(sentence => allowed(sentence, 'prose'))
      .map(asTemplateText)
      .join(' ');
  const title = (text: string) => {
    const plain = plainAnswer(text).replaceAll(/\s+/g, ' ').trim();
    return plain !== '' && allowed(plain, 'title') ? asTemplateText(withCapital(plain)) : '';
  };
  const rows = (given: WrittenTexts['steps']) =>
    given.flatMap(({ title: named, description }) => {
      const text = prose(description);
      // A heading without the text below it says too little.
      if (text === '' && description.trim() !== '') return [];
      const row = { title: title(named), description: text };
      return row.title === '' && text === '' ? [] : [row];
    });
  const content = readServiceContent({
    intro: prose(written.intro),
    situations: rows(written.situations),
    taken: written.taken.map(title).filter(Boolean),
    refused: rows(written.refused),
    steps: rows(written.steps),
    price: prose(written.price),
    questions: written.questions.flatMap(row => {
      const answer = prose(row.answer);
      const question = answer === '' ? '' : prose(row.question);
      return question === '' ? [] : [{ question, answer }];
    }),
  });
  return { content, leftOut };
}

function knownOf({ texts, service, keywords, owner }: WritingSources): Known {
  const all = [...texts, service, ...keywords];
  const whole = all.join('\n');
  return {
    stated: toStated(all),
    amounts: new Set(amountsIn(whole).map(({ key }) => key)),
    words: new Set(wordsOf(whole)),
    spelled: new Set(whole.toLowerCase().match(/[\p{L}’'-]+/gu)),
    owner,
  };
}

const nowhere = (words: string) => `“${words}” is in none of your answers or statements.`;

/** Why a text of the model may not be used; null if it may. */
function reasonAgainst(text: string, kind: 'prose' | 'title', known: Known): string | null {
  if (/[{}|]/.test(text)) return 'It has marks that only templates have.';
  const bare = bareLetters(plainText(text).text);
  const refusal = refusalOf(bare, known.owner);
  // The rest of the message is advice for what an owner types.
  if (refusal !== null) return sentencesIn(refusal)[0] ?? refusal;
  const amount = amountsIn(bare).find(({ key }) => !known.amounts.has(key));
  if (amount) return nowhere(amount.said);
  const { places } = known.owner;
  const [claim] = findClaims(text, known.stated, { isTitle: kind === 'title', places });
  if (claim && !isKnownAmount(claim.claim, known)) return nowhere(claim.claim);
  const name = kind === 'prose' ? unknownFirstWord(text, known) : null;
  if (name !== null) return nowhere(name);
  return text.endsWith('?') || isGrounded(text, known.words) ? null : 'Your answers don’t say this.';
}

/** “2 hours” is known from “two hours”. */
function isKnownAmount(claim: string, { amounts }: Known): boolean {
  const found = amountsIn(claim);
  return found.length > 0 && found.every(({ key }) => [...amounts].some(one => one.split(' ')[0] === key));
}
