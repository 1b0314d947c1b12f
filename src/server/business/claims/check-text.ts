import type { TextIssue } from '../../../contract/platform/text-issue.ts';
import { foreignPlaceholderIssues } from '../../../engine/index.ts';
import { claimNames } from './fill-claims.ts';
import { findClaims } from './find-claims.ts';
import type { KnownWords } from './read-stated.ts';

const maxIssues = 500;

/** The unstated claims of a text, each with its line and column. */
export function claimIssues(
  text: string,
  kind: 'prose' | 'title',
  { stated, places }: KnownWords,
): readonly TextIssue[] {
  let line = 1;
  let start = 0;
  return findClaims(text, stated, { isTitle: kind === 'title', places, allowsMeasures: true })
    .slice(0, maxIssues)
    .map(({ claim, at }) => {
      for (let next = text.indexOf('\n', start); next !== -1 && next < at; next = text.indexOf('\n', start)) {
        line += 1;
        start = next + 1;
      }
      return {
        code: 'claim',
        level: 'problem',
        message: `“${claim}”: not stated. Reword it, add a statement, or accept it with a reason.`,
        line,
        column: at - start + 1,
        excerpt: claim,
      };
    });
}

/** The fields of every page, and those of the business. */
const placeholderNames = ['keyword', 'city', 'state', ...claimNames];

/** What stops a text from being published: fields in another tool’s form, and unstated claims. */
export function textProblems(
  text: string,
  kind: 'prose' | 'title',
  known: KnownWords,
): { readonly placeholders: readonly TextIssue[]; readonly claims: readonly TextIssue[] } {
  return {
    placeholders: foreignPlaceholderIssues(text, placeholderNames),
    claims: claimIssues(text, kind, known),
  };
}
