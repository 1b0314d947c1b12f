import { MAX_ISSUES } from '../limits.ts';

export type TextIssueCode =
  | 'unclosed-brace'
  | 'unexpected-closing-brace'
  | 'unclosed-placeholder'
  | 'bad-placeholder-name'
  | 'empty-option'
  | 'too-long'
  | 'too-deep'
  | 'too-many-options'
  | 'too-many-placeholders'
  | 'content-too-deep'
  | 'fact-in-head'
  | 'unknown-fact'
  | 'no-variable'
  | 'slash-in-pattern'
  | 'foreign-placeholder';

/**
 * A problem in a text. Lines and columns start at 1; columns are UTF-16 units, as in editors. An
 * `information` issue needs no repair.
 * @example { code: 'unclosed-brace', level: 'problem', message: '…', line: 1, column: 5, excerpt: 'Get {fast|quick service' }
 */
export interface TextIssue {
  readonly code: TextIssueCode;
  readonly level: 'problem' | 'information';
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly excerpt: string;
}

/** Collects a text's issues. Line and column are computed only for an issue. */
export interface IssueList {
  readonly issues: readonly TextIssue[];
  add: (code: TextIssueCode, offset: number, message: string) => void;
}

export function createIssueList(text: string): IssueList {
  const issues: TextIssue[] = [];
  return {
    issues,
    add(code, offset, message) {
      if (issues.length >= MAX_ISSUES) return;
      const level = code === 'empty-option' ? 'information' : 'problem';
      issues.push({ code, level, message, ...positionOf(text, offset), excerpt: excerptAt(text, offset) });
    },
  };
}

function positionOf(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart + 1 };
}

const EXCERPT_BEFORE = 20;
const EXCERPT_AFTER = 40;

/** The text around an offset on its line, with a mark where it is cut. */
function excerptAt(text: string, offset: number): string {
  const from = Math.max(0, offset - EXCERPT_BEFORE);
  const to = Math.min(text.length, offset + EXCERPT_AFTER);
  const middle = text.slice(from, to).replace(/\s+/g, ' ').trim().toWellFormed();
  return `${from > 0 ? '…' : ''}${middle}${to < text.length ? '…' : ''}`;
}
