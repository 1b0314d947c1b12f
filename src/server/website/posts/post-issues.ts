import type { TextIssue } from '../../../contract/platform/text-issue.ts';
import { findForeignPlaceholders } from '../../../engine/index.ts';
import { postTokens } from './render-markdown.ts';

const maxIssues = 100;

/**
 * What visitors would see otherwise than it was meant: marks of other programs, which are shown as they are written, and
 * pictures that another site may take away. Code is left out.
 * @example postIssues('<!-- wp:paragraph -->\nHi')[0].message // '“<!-- wp:paragraph -->” is a comment …'
 */
export function postIssues(body: string): readonly TextIssue[] {
  const issues: TextIssue[] = [];
  const lines = body.split('\n');
  const add = (line: number, excerpt: string, message: string) => {
    if (issues.length >= maxIssues) return;
    const column = Math.max(0, lines[line - 1]?.indexOf(excerpt.split('\n', 1)[0] ?? '') ?? 0) + 1;
    issues.push({
      code: 'post-mark',
      level: 'problem',
      message,
      line,
      column,
      excerpt: excerpt.slice(0, 100),
    });
  };
  for (const block of postTokens(body)) {
    if (block.type !== 'inline') continue;
    let line = (block.map?.[0] ?? 0) + 1;
    for (const part of block.children ?? []) {
      if (part.type === 'softbreak' || part.type === 'hardbreak') line += 1;
      if (part.type === 'text')
        for (const { mark, message } of foreignMarks(part.content)) add(line, mark, message);
      if (part.type === 'image') {
        const message = pictureProblem(part.attrGet('src') ?? '');
        if (message) add(line, part.attrGet('src') ?? '', message);
      }
    }
  }
  return issues;
}

const kinds: readonly (readonly [pattern: RegExp, says: string])[] = [
  [/<!--.{0,200}/g, 'is a comment of HTML'],
  [
    /<\/?(?:p|div|span|br|hr|a|img|b|i|u|em|strong|font|center|table|tr|td|th|ul|ol|li|h[1-6]|iframe|script|style|figure|video|button)(?:[\s/][^<>]{0,500})?>/gi,
    'is HTML',
  ],
  [
    /\[\/[a-z][\w-]{0,40}\]|\[[a-z][\w-]{0,40} [a-z_][\w-]{0,40}=[^\][]{0,300}\]|\[(?:gallery|caption|embed|playlist|toc|(?:vc|et_pb)_\w{1,40})\]|\{\{<[^<>{}]{0,300}>\}\}|\{\{%[^%{}]{0,300}%\}\}|\{%[^%{}]{0,300}%\}/gi,
    'is a shortcode of another program',
  ],
  [/(?<!\{)\{[^{}|\n]{1,100}\|[^{}\n]{0,300}\}(?!\})/g, 'is a choice, and posts draw none'],
];

function* foreignMarks(text: string): Generator<{ readonly mark: string; readonly message: string }> {
  for (const [pattern, says] of kinds)
    for (const [mark] of text.matchAll(pattern))
      yield { mark, message: `“${mark.slice(0, 60)}” ${says}: visitors would read it. Remove it.` };
  for (const { written, message } of findForeignPlaceholders(text, [], { isFilled: false }))
    yield { mark: written, message };
}

/** Pictures of this site are named without its address, so that they stay when it moves. */
function pictureProblem(address: string): string | null {
  if (/^\/(?!\/)/.test(address)) return null;
  const host = URL.canParse(address) ? new URL(address).host : '';
  return address.startsWith('https:')
    ? `A picture is at ${host}: it is gone when that site removes it. Use one of your own.`
    : `The picture “${address.slice(0, 100)}” is not shown: it has no https address.`;
}
