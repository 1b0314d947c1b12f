import { MAX_LINE_LENGTH, MAX_REJECTED } from '../limits.ts';
import { atOnce, eachLine, excerptOfLine, type ListLine } from '../list-lines.ts';
import type { RejectedLine } from './parse-locations.ts';

export interface KeywordReport {
  readonly total_lines: number;
  readonly empty_lines: number;
  readonly duplicate_count: number;
  readonly rejected_count: number;
  readonly keywords: readonly string[];
  readonly rejected: readonly RejectedLine[];
}

/**
 * Parses a pasted list of keywords, one per line. Duplicates are counted and dropped, ignoring case.
 * @example parseKeywords('junk removal\n\nJunk Removal').keywords // ['junk removal']
 */
export function parseKeywords(text: string): KeywordReport {
  return atOnce(parseKeywordsInSteps(text));
}

/** Parses a list of any length, with pauses. */
export function* parseKeywordsInSteps(text: string): Generator<void, KeywordReport> {
  const keywords = new Map<string, string>();
  const rejected: RejectedLine[] = [];
  let rejected_count = 0;
  const counts = yield* eachLine(text, readLine);
  const duplicate_count = counts.total_lines - counts.empty_lines - rejected_count - keywords.size;
  return { ...counts, duplicate_count, rejected_count, keywords: [...keywords.values()], rejected };

  function readLine({ line, line_number }: ListLine): void {
    if (line.length <= MAX_LINE_LENGTH) {
      const keyword = line.replace(/\s+/g, ' ');
      const key = keyword.toLowerCase();
      if (!keywords.has(key)) keywords.set(key, keyword);
      return;
    }
    rejected_count += 1;
    if (rejected.length === MAX_REJECTED) return;
    const length = line.length.toLocaleString('en-US');
    const suggestion = `This line has ${length} characters. Put each keyword on a line of its own.`;
    rejected.push({ line_number, line: excerptOfLine(line), suggestion });
  }
}
