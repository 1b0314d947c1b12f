import { MAX_LINE_LENGTH, MAX_REJECTED } from './limits.ts';
import { excerptOfLine, listLines } from './list-lines.ts';
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
 * Reads a pasted list of keywords, one a line. One that came before in any case is counted and dropped.
 * @example parseKeywords('junk removal\n\nJunk Removal').keywords // ['junk removal']
 */
export function parseKeywords(text: string): KeywordReport {
  const { total_lines, empty_lines, lines } = listLines(text);
  const keywords = new Map<string, string>();
  const rejected: RejectedLine[] = [];
  let rejected_count = 0;
  for (const { line, line_number } of lines) {
    if (line.length <= MAX_LINE_LENGTH) {
      const keyword = line.replace(/\s+/g, ' ');
      const key = keyword.toLowerCase();
      if (!keywords.has(key)) keywords.set(key, keyword);
      continue;
    }
    rejected_count += 1;
    if (rejected.length === MAX_REJECTED) continue;
    const length = line.length.toLocaleString('en-US');
    const suggestion = `This line has ${length} characters. Put each keyword on a line of its own.`;
    rejected.push({ line_number, line: excerptOfLine(line), suggestion });
  }
  const duplicate_count = lines.length - rejected_count - keywords.size;
  return {
    total_lines,
    empty_lines,
    duplicate_count,
    rejected_count,
    keywords: [...keywords.values()],
    rejected,
  };
}
