import { compileText, fillText } from './compile-text.ts';
import type { FieldValues } from './field-values.ts';
import { foreignPlaceholderIssues } from './foreign-placeholders.ts';
import { compileSlugPattern } from './slug-pattern.ts';
import type { TextIssue } from './text-issue.ts';

export interface TextPreview {
  readonly text: string;
  readonly issues: readonly TextIssue[];
}

/**
 * Fills one text as on a page, for the editor.
 * @example previewText({ text: 'in {{city}}', values: { city: 'Miami' }, seed: 1, kind: 'prose' }).text // 'In Miami'
 */
export function previewText({
  text,
  values,
  seed,
  kind,
}: {
  text: string;
  values: FieldValues;
  seed: number;
  kind: 'prose' | 'title' | 'slug';
}): TextPreview {
  if (kind === 'slug') {
    const pattern = compileSlugPattern(text, Object.keys(values));
    return { text: pattern.fill(values), issues: pattern.issues };
  }
  const compiled = compileText(text, { kind, key: 'preview' });
  const foreign = foreignPlaceholderIssues(text, [...pageNames, ...Object.keys(values)]);
  return { text: fillText(compiled, values, seed), issues: withoutDoubles(compiled.issues, foreign) };
}

/** Every page has these. */
const pageNames = ['keyword', 'city', 'state'];

/** One issue for a place: the one that offers a replacement. */
function withoutDoubles(issues: readonly TextIssue[], foreign: readonly TextIssue[]): readonly TextIssue[] {
  if (foreign.length === 0) return issues;
  const isTold = (issue: TextIssue) =>
    foreign.some(({ line, column }) => line === issue.line && column === issue.column);
  return [...issues.filter(issue => !isTold(issue)), ...foreign];
}
