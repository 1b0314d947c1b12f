import {
  type AnswerPart,
  type AnswerQuestion,
  answerLabels,
  answerParts,
  type ServiceAnswers,
  type ServiceDraft,
} from '../../../contract/business/answers.ts';
import type { PageService } from '../../../sections/schemas.ts';
import { type AnswerLines, readAnswerLines } from '../answers/answer-lines.ts';
import type { OwnerContext } from '../answers/check-sentence.ts';
import { splitDescription } from '../answers/split-description.ts';
import { writeFromAnswers } from '../answers/write-from-answers.ts';
import { countOwnSentences } from './count-own-sentences.ts';

export interface ToldService {
  readonly name: string;
  readonly keywords: readonly string[];
  readonly description: string;
  readonly answers: ServiceAnswers;
}

export interface DraftContext {
  readonly owner: OwnerContext;
  /** The other services of the business: what they say, too, is no service's own. */
  readonly others: readonly Omit<PageService, 'id'>[];
  readonly needed: number;
}

/** The texts of a service from what its owner says, and the questions about what is missing. Nothing else is in them. */
export function draftService(
  { name, keywords, description, answers: given }: ToldService,
  { owner, others, needed }: DraftContext,
): Omit<ServiceDraft, 'model'> {
  const { answers, remarks } = splitDescription(description, given, owner);
  const read = readAnswerLines(answers, owner);
  const content = writeFromAnswers(read.lines);
  const own_sentences = countOwnSentences({ name, keywords, content }, others);
  return {
    answers,
    remarks: [...remarks, ...read.remarks],
    questions: questionsOn(read.lines, own_sentences < needed),
    content,
    own_sentences,
    needed_sentences: needed,
  };
}

/** One step is no order of steps. */
const minLines: Readonly<Partial<Record<AnswerPart, number>>> = { steps: 2 };
const maxMore = 3;

/** The parts that nothing is said about. With all of them and too few sentences: those with the fewest, once more. */
function questionsOn(lines: AnswerLines, isShort: boolean): AnswerQuestion[] {
  const missing = answerParts.filter(part => lines[part].length < (minLines[part] ?? 1));
  if (missing.length > 0)
    return missing.map(part => ({
      part,
      question: answerLabels[part].question,
      help: answerLabels[part].help,
    }));
  if (!isShort) return [];
  const sentencesOf = (part: AnswerPart) =>
    lines[part].reduce((sum, { sentences }) => sum + sentences.length, 0);
  return answerParts
    .toSorted((one, other) => sentencesOf(one) - sentencesOf(other))
    .slice(0, maxMore)
    .map(part => ({
      part,
      question: `${answerLabels[part].question} Tell a little more.`,
      help: 'Whole sentences count. So far there are too few.',
    }));
}
