import { expect, it } from 'vitest';
import { expressionProblems } from './expression-problems.ts';
import { findExpressions } from './find-expressions.ts';
import { type Growth, judgeExpression } from './judge-expression.ts';
import type { QuadraticExpression } from './quadratic-expressions.ts';

const path = 'src/a.ts';
const sources = (text: string) => findExpressions({ path, text }).map(({ source }) => source);

it('finds literals, and expressions that are built of constants', () => {
  expect(findExpressions({ path, text: 'const a = 1;\nb.replace(/x+$/gu, "");' })).toEqual([
    { path, line: 2, source: 'x+$', flags: 'gu' },
  ]);
  const built = [
    "const words = 'a|b';",
    'new RegExp(String.raw`\\b(?:${words})\\s`, "g");',
    "new RegExp('\\\\d' + words + other);",
    'const own = `${own}`; new RegExp(own); new RegExp(/c/);',
  ];
  expect(sources(built.join('\n'))).toEqual(['\\b(?:a|b)\\s', '\\da|bword', 'c', 'word', 'c']);
  expect(sources('const text = "/a+$/"; // /b+$/\nconst half = 1 / 2 / 3;')).toEqual([]);
});

it('tells how the time of an expression grows', () => {
  const growths = {
    linear: ['^a+$', '(?<!a)a+$', '^[^:]{1,60}: (.+)$', '\\d{1,3}\\.\\d{3}'],
    quadratic: ['a+$', '\\s*\\n\\s*', '<!--[^]*?-->', '<br[^>]{0,200}>', 'a+(?=b)'],
    worse: ['\\{\\{\\s*([^{}]*?)\\s*\\}\\}', '^\\/(?:[\\w-]+\\/?)*$'],
  };
  for (const [growth, expressions] of Object.entries(growths))
    for (const source of expressions) expect([source, judgeExpression(source, '')]).toEqual([source, growth]);
});

it('lets only listed expressions take quadratic time, and lists none in vain', () => {
  const slow = { path, line: 3, source: 'a+$', flags: 'g' };
  const entry = { path, expression: /a+$/g, bound: '12 letters', why: 'it is short' };
  const problems = (growth: Growth, allowed: readonly QuadraticExpression[]) =>
    expressionProblems([slow], () => growth, allowed);
  expect(problems('quadratic', [entry])).toEqual([]);
  expect(problems('linear', [])).toEqual([]);
  expect(problems('quadratic', [])).toEqual([expect.stringContaining('src/a.ts:3: /a+$/g takes quad')]);
  expect(problems('worse', [entry])).toHaveLength(2);
  expect(problems('unknown', [entry])).toHaveLength(2);
  expect(problems('quadratic', [{ ...entry, path: 'src/b.ts' }])).toHaveLength(2);
  expect(problems('quadratic', [{ ...entry, expression: /a+$/ }])).toHaveLength(2);
  expect(problems('linear', [entry])).toEqual([expect.stringContaining('has no quadratic /a+$/g')]);
});
