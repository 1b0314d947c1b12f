import { lineOf, type Rule } from './repository.ts';

/* A help text is read at a glance, beside a field: one idea, and what needs more is a document. */

const maxWords = 12;
const ours = /^src\/(?:admin|sections)\/.*(?<!\.test)\.tsx?$/;
/** Props of the screens, and the same as properties of lists and schemas. The space keeps out `data-help` and the like. */
const inScreens = /(?<=[\s{,])(?:help|description|purpose|why)(?:=|:\s*)(?=["'`{])/g;
/** Schemas also hold initial texts of pages. Those may have any length. */
const inSections = /(?<=[\s{,])help:\s*(?=["'`])/g;
const literals = /`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/g;

export const helpTexts: Rule = files =>
  files
    .filter(({ path }) => ours.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(path.startsWith('src/admin/') ? inScreens : inSections)].flatMap(found => {
        const start = found.index + found[0].length;
        return textsAt(text, start)
          .map(one => [one, countWords(one)] as const)
          .filter(([, words]) => words > maxWords)
          .map(
            ([one, words]) =>
              `${path}:${lineOf(text, start)}: “${one.slice(0, 40)}…” has ${words} words. A help text has one idea and at most ${maxWords} words.`,
          );
      }),
    );

/**
 * The possible texts of the prop or property that begins at `start`: each string of an expression, or its markup
 * without tags.
 */
function textsAt(text: string, start: number): string[] {
  const value =
    text[start] === '{' ? text.slice(start + 1, closingBrace(text, start)).trim() : firstLiteral(text, start);
  if (value.startsWith('<')) return [value.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\{'([^'\n]*)'\}/g, '$1')];
  return (value.match(literals) ?? []).map(literal => literal.slice(1, -1));
}

function firstLiteral(text: string, start: number): string {
  literals.lastIndex = start;
  return literals.exec(text)?.[0] ?? '';
}

function closingBrace(text: string, start: number): number {
  for (let at = start, depth = 0; at < text.length; at++) {
    if (text[at] === '{') depth++;
    else if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

/** A value, an expression or a placeholder is one word, whatever braces are in it; a dash or arrow is none. */
function countWords(text: string): number {
  const filled = text.replaceAll(/\$?\{[^{}]*\}/g, 'x');
  if (filled !== text) return countWords(filled);
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
}
