import {
  type AnswerPart,
  type AnswerRemark,
  answerParts,
  type ServiceAnswers,
} from '../../../contract/business/answers.ts';
import { type OwnerContext, refusalOf } from './check-sentence.ts';
import { asTemplateText, cleanLine } from './clean-line.ts';
import { ownerLines, sentencesIn, withCapital, withEnd, wordCount } from './owner-lines.ts';

/** A line of an answer as texts can take it. */
export interface AnswerLine {
  /** What the owner wrote before a colon or a dash, without it; empty if nothing. */
  readonly title: string;
  /** Whole sentences. Empty if the line is a title alone. */
  readonly sentences: readonly string[];
  /** The line as one text, with its title. */
  readonly whole: string;
  /** Typed as an entry of a list: behind a bullet, or without an end. */
  readonly isListed: boolean;
}

export type AnswerLines = Readonly<Record<AnswerPart, readonly AnswerLine[]>>;

/** Shorter lines without an end are entries of a list. */
const minSentence = 4;
const maxTitle = 7;

/** The lines of all answers, without sentences that no text may say. */
export function readAnswerLines(
  answers: ServiceAnswers,
  context: OwnerContext,
): { readonly lines: AnswerLines; readonly remarks: readonly AnswerRemark[] } {
  const remarks: AnswerRemark[] = [];
  const read = (part: AnswerPart): readonly AnswerLine[] =>
    ownerLines(answers[part]).flatMap(({ line, text: typed, isListed }) => {
      const { text, changes } = cleanLine(typed);
      for (const message of changes) remarks.push({ part, line, text: typed, message, is_left_out: false });
      const kept = sentencesIn(text).filter(sentence => {
        const message = refusalOf(sentence, context);
        if (message !== null) remarks.push({ part, line, text: sentence, message, is_left_out: true });
        return message === null;
      });
      return kept.length === 0 ? [] : [lineOf(kept, isListed || !/[.!?]$/.test(text))];
    });
  return { lines: byPart(read), remarks };
}

/** A value for each part. */
export function byPart<Value>(of: (part: AnswerPart) => Value): Readonly<Record<AnswerPart, Value>> {
  return Object.fromEntries(answerParts.map(part => [part, of(part)])) as Record<AnswerPart, Value>;
}

function lineOf(sentences: readonly string[], isListed: boolean): AnswerLine {
  const [first = '', ...others] = sentences;
  const titled = /^([^:]{2,60}?)(?::| [–—-]) +(?=\S)/u.exec(first);
  const title = titled?.[1] ?? '';
  if (title !== '' && wordCount(title) <= maxTitle && wordCount(first.slice(titled?.[0].length)) >= 3)
    return {
      title: told(title),
      sentences: [first.slice(titled?.[0].length), ...others].map(sentence),
      whole: whole(sentences),
      isListed,
    };
  const isEntry = others.length === 0 && wordCount(first) < minSentence && !/[.!?]$/.test(first);
  return isEntry
    ? { title: told(first), sentences: [], whole: whole(sentences), isListed }
    : { title: '', sentences: sentences.map(sentence), whole: whole(sentences), isListed };
}

const told = (text: string) => asTemplateText(withCapital(text.trim()));
/** Only what begins a sentence is made large: “For huskies and labs: everything with an undercoat.” */
const whole = (sentences: readonly string[]) => sentences.map(sentence).join(' ');
const sentence = (text: string) => told(withEnd(text));
