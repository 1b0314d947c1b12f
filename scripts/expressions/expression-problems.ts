import type { Expression } from './find-expressions.ts';
import type { Growth } from './judge-expression.ts';
import type { QuadraticExpression } from './quadratic-expressions.ts';

/** What is slow and not allowed, and what is allowed for nothing. */
export function expressionProblems(
  expressions: readonly Expression[],
  growthOf: (one: Expression) => Growth,
  allowed: readonly QuadraticExpression[],
): string[] {
  const slow = expressions.filter(one => growthOf(one) !== 'linear');
  const quadratic = slow.filter(one => growthOf(one) === 'quadratic');
  return [
    ...slow
      .filter(one => !quadratic.includes(one) || !allowed.some(entry => isAbout(entry, one)))
      .map(one => `${one.path}:${one.line}: /${one.source}/${one.flags} ${advice[growthOf(one)]}`),
    ...allowed
      .filter(entry => !quadratic.some(one => isAbout(entry, one)))
      .map(
        ({ path, expression }) =>
          `quadratic-expressions.ts: ${path} has no quadratic ${String(expression)}. Remove the entry.`,
      ),
  ];
}

const isAbout = ({ path, expression }: QuadraticExpression, one: Expression) =>
  path === one.path && expression.source === one.source && expression.flags === one.flags;

const repair =
  'Let neighboring repeats have no letter in common; begin a run of letters with a look behind it, as (?<!x)x+$; or see withoutParts.';

const advice = {
  quadratic: `takes quadratic time. ${repair} If its text is bounded and no stranger’s, list it in scripts/expressions/quadratic-expressions.ts.`,
  worse: `takes more than quadratic time. ${repair}`,
  unknown: `can’t be analyzed. ${repair}`,
  linear: '',
};
