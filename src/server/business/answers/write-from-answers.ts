import { type AnswerPart, answerParts } from '../../../contract/business/answers.ts';
import type { ServiceContent } from '../../../sections/schemas.ts';
import { type AnswerLine, type AnswerLines, byPart } from './answer-lines.ts';
import { withCapital, wordCount } from './owner-lines.ts';

/** The questions that stand before the owner's sentences: all that a text has beside them. They count as nobody's own. */
export const framingQuestions: Readonly<Partial<Record<AnswerPart, string>>> = {
  included: 'What is part of it?',
  refused: 'What do you leave to others?',
  situations: 'What else do people call you for?',
  steps: 'What happens after that?',
  duration: 'How long does it take?',
  mistakes: 'What goes wrong when it is done badly?',
  ready: 'What should I have ready?',
};

const max = { rows: 6, taken: 12, questions: 10 } as const;

/** The longest entry of a list, in words. */
const maxEntry = 11;

/**
 * The texts of a service from its owner's sentences: quoted and arranged, with nothing added but questions. What is too much
 * for a list becomes an answer, so that no sentence is lost.
 */
export function writeFromAnswers(lines: AnswerLines): ServiceContent {
  const own = ownQuestions(lines);
  const { work, steps, situations, included, refused, price, duration, mistakes, ready } = own.lines;
  const isOrdered = steps.length > 1;
  const entries = entriesOf(included);
  const answers: readonly (readonly [AnswerPart, readonly AnswerLine[]])[] = [
    ['situations', situations.slice(max.rows)],
    ['refused', refused.slice(max.rows)],
    ['steps', isOrdered ? steps.slice(max.rows) : []],
    ['included', entries.rest],
    ['duration', duration],
    ['mistakes', mistakes],
    ['ready', ready],
  ];
  const framed = answers.flatMap(([part, given]) => {
    const answer = textOf(given);
    const question = framingQuestions[part];
    return answer === '' || question === undefined ? [] : [{ question, answer }];
  });
  return {
    intro: textOf([...work, ...(isOrdered ? [] : steps)]),
    situations: rowsOf(situations),
    taken: entries.taken,
    refused: rowsOf(refused),
    steps: isOrdered ? rowsOf(steps) : [],
    price: textOf(price),
    questions: [...own.questions, ...framed].slice(0, max.questions),
  };
}

const rowsOf = (lines: readonly AnswerLine[]) =>
  lines.slice(0, max.rows).map(({ title, sentences }) => ({ title, description: sentences.join(' ') }));

/** The lines as one paragraph. */
const textOf = (lines: readonly AnswerLine[]) => lines.map(({ whole }) => whole).join(' ');

/** The entries of what is included: listed lines, and what a sentence lists behind “includes”. */
function entriesOf(lines: readonly AnswerLine[]) {
  const taken: string[] = [];
  const rest: AnswerLine[] = [];
  for (const line of lines) {
    const listed = listedIn(line);
    if (listed.length > 0 && taken.length + listed.length <= max.taken) taken.push(...listed);
    else rest.push(line);
  }
  return { taken, rest };
}

function listedIn({ title, sentences, isListed }: AnswerLine): readonly string[] {
  if (sentences.length === 0) return [title];
  const [only = ''] = sentences;
  if (title !== '' || sentences.length > 1) return [];
  const plain = only.replace(/[.!]$/, '');
  const behindVerb = plain.replace(/^.*?\b(?:includ(?:es?|ed|ing)|comes with|gets?)\b:? /i, '');
  // “Twice, before and after the bath.” has commas and is no list.
  if (behindVerb === plain && !isListed) return [];
  const listed = behindVerb.split(', ');
  const last = listed.pop()?.replace(/^(?:and|or) /, '') ?? '';
  const items = [...listed, ...last.split(' and ')].map(item => item.trim());
  const isList = items.length >= 3 && items.every(item => item !== '' && wordCount(item) <= maxEntry);
  if (isList) return items.map(withCapital);
  return isListed && wordCount(plain) <= maxEntry ? [plain] : [];
}

/** Lines in which the owner asks and answers a question. */
function ownQuestions(lines: AnswerLines) {
  const questions: { question: string; answer: string }[] = [];
  const isAsked = ({ title, sentences: [first = '', ...others] }: AnswerLine) =>
    title === '' && first.endsWith('?') && others.length > 0;
  for (const part of answerParts)
    for (const { sentences } of lines[part].filter(isAsked))
      questions.push({ question: sentences[0] ?? '', answer: sentences.slice(1).join(' ') });
  return { questions, lines: byPart(part => lines[part].filter(line => !isAsked(line))) };
}
