/*
 * Regular expressions of the program take linear time: a visitor's text may stop no process. Verdicts are stored, so that only new
 * expressions are analyzed. `--store` writes them again (npm run expressions).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expressionProblems } from './expressions/expression-problems.ts';
import { type Expression, findExpressions } from './expressions/find-expressions.ts';
import { type Growth, judge, judgeExpression } from './expressions/judge-expression.ts';
import { quadraticExpressions } from './expressions/quadratic-expressions.ts';
import { readRepository } from './rules/repository.ts';

interface Verdicts {
  readonly judge: string;
  readonly growth: Readonly<Record<string, Growth>>;
}

const file = join(import.meta.dirname, 'expressions/verdicts.json');
const stored = JSON.parse(readFileSync(file, 'utf8')) as Verdicts;
const known = new Map<string, Growth>(stored.judge === judge ? Object.entries(stored.growth) : []);
let analyzed = 0;

function growthOf({ source, flags }: Pick<Expression, 'source' | 'flags'>): Growth {
  const key = `/${source}/${flags}`;
  const growth = known.get(key) ?? judgeExpression(source, flags);
  if (!known.has(key)) analyzed += 1;
  known.set(key, growth);
  return growth;
}

const expressions = readRepository(dirname(import.meta.dirname))
  .filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .flatMap(findExpressions);

const problems = expressionProblems(expressions, growthOf, quadraticExpressions);
if (process.argv.includes('--store')) {
  const used = [...new Set(expressions.map(({ source, flags }) => `/${source}/${flags}`))].sort();
  const growth = Object.fromEntries(used.map(key => [key, known.get(key)]));
  writeFileSync(file, `${JSON.stringify({ judge, growth }, null, 2)}\n`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${expressions.length} expressions, ${analyzed} of them new, nothing to say`);
