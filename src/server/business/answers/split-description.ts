import {
  type AnswerPart,
  type AnswerRemark,
  answerParts,
  maxDescription,
  type ServiceAnswers,
} from '../../../contract/business/answers.ts';
import { byPart } from './answer-lines.ts';
import { type OwnerContext, refusalOf } from './check-sentence.ts';
import { cleanLine } from './clean-line.ts';
import { ownerLines, sentencesIn, wordCount } from './owner-lines.ts';
import { isLeaning, partOfHeading, partOfSentence } from './part-of-sentence.ts';

interface SplitDescription {
  readonly answers: ServiceAnswers;
  readonly remarks: readonly AnswerRemark[];
}

/** The longest heading, in words. */
const maxHeading = 7;

/**
 * Splits a description into its parts, sentence by sentence: by headings, by the words before a colon, by the words that
 * tell. A sentence without any belongs to the one before it in its line, else to what the business does.
 */
export function splitDescription(
  description: string,
  given: ServiceAnswers,
  context: OwnerContext,
): SplitDescription {
  const lines = new Map<AnswerPart, string[]>(
    answerParts.map(part => [part, given[part].split('\n').filter(line => line.trim() !== '')]),
  );
  const remarks: AnswerRemark[] = [];
  const say = (line: number, text: string, message: string, is_left_out: boolean) =>
    remarks.push({ part: null, line, text, message, is_left_out });
  const isKnown = new Set([...lines.values()].flat().map(keyOf));
  /** False if a text says it already. */
  const add = (part: AnswerPart, text: string, line: number) => {
    if (isKnown.has(keyOf(text))) return;
    const before = lines.get(part) ?? [];
    const length = before.reduce((sum, one) => sum + one.length + 1, text.length);
    if (length > maxDescription) {
      say(line, text, 'This part is full. Shorten it, or tell this of another service.', true);
      return;
    }
    isKnown.add(keyOf(text));
    before.push(text);
  };
  let underHeading: AnswerPart | null = null;
  for (const { line, text: typed, isListed } of ownerLines(description)) {
    const { text, changes } = cleanLine(typed);
    for (const message of changes) say(line, typed, message, false);
    if (text === '') continue;
    const heading = headingIn(text);
    if (heading && heading.rest === '') {
      underHeading = heading.part;
      continue;
    }
    if (heading) underHeading = null;
    else if (!isListed) underHeading = null;
    let before: AnswerPart | null = heading?.part ?? underHeading;
    const isFixed = before !== null;
    const kept: { readonly part: AnswerPart; readonly text: string }[] = [];
    for (const sentence of sentencesIn(heading?.rest ?? text)) {
      const refusal = refusalOf(sentence, context);
      if (refusal !== null) {
        say(line, sentence, refusal, true);
        continue;
      }
      const part: AnswerPart =
        isFixed && before !== null ? before : (partOfSentence(sentence, before) ?? before ?? 'work');
      before = part;
      kept.push({ part, text: sentence });
    }
    for (const part of answerParts) {
      const own = kept.filter(one => one.part === part).map(one => one.text);
      for (const text of linesFor(part, own)) add(part, text, line);
    }
  }
  return { answers: byPart(part => (lines.get(part) ?? []).join('\n')), remarks };
}

/** A line with a period says what it says without one. */
const keyOf = (text: string) => text.toLowerCase().replace(/[.!]$/, '');

/** Parts that are lists get a line for each sentence, with those that lean on it. */
function linesFor(part: AnswerPart, sentences: readonly string[]): readonly string[] {
  if (!listParts.has(part)) return sentences.length === 0 ? [] : [sentences.join(' ')];
  const lines: string[] = [];
  for (const sentence of sentences) {
    const before = lines.at(-1);
    if (before !== undefined && isLeaning(sentence)) lines[lines.length - 1] = `${before} ${sentence}`;
    else lines.push(sentence);
  }
  return lines;
}

const listParts: ReadonlySet<AnswerPart> = new Set(['steps', 'situations', 'included', 'refused']);

/** A line that names a part: “Prices:”, or “Price: by the hour.” */
function headingIn(text: string): { readonly part: AnswerPart; readonly rest: string } | null {
  const at = text.indexOf(':');
  if (at === -1) {
    const part =
      wordCount(text) <= maxHeading && !/[.!,]$/.test(text) && isBare(text) ? partOfHeading(text) : null;
    return part === null ? null : { part, rest: '' };
  }
  const words = text.slice(0, at);
  if (wordCount(words) > maxHeading) return null;
  const part = partOfHeading(words);
  return part === null ? null : { part, rest: text.slice(at + 1).trim() };
}

/** A heading without a colon is a question, or a short title. */
const isBare = (text: string) =>
  text.endsWith('?') ||
  (/^(?:what|how|when|why|prices?|steps|included|process)\b/i.test(text) && wordCount(text) <= 5);
