/** An expression that may be quadratic: the code beside it or a schema bounds its text. */
export interface QuadraticExpression {
  readonly path: string;
  readonly expression: RegExp;
  /** The longest text it reads. */
  readonly bound: string;
  readonly why: string;
}

const hot = 'it runs for each word of each page: a look at what precedes a run would cost more than the run';
const before = 'the ends differ, and the text before a position is cut to a few letters';

export const quadraticExpressions: readonly QuadraticExpression[] = [
  {
    path: 'src/contract/platform/form-fields.ts',
    expression: /(?:(?<![a-z])ext[a-z]{0,6}\.?|x|#|[,;])[ :.=]{0,3}(?:ext=)?(\d{1,7})(?!\d).{0,40}$/i,
    bound: '60 letters, to which a phone number is cut before, and 40 from each mark',
    why: 'the count is the bound',
  },
  {
    path: 'src/engine/casing/casing-flow.ts',
    expression: /["'”’)\]*_]+$/,
    bound: '12 letters (MARKS)',
    why: hot,
  },
  {
    path: 'src/engine/casing/casing-flow.ts',
    expression: /[^\p{L}\p{N}\p{M}]*$/u,
    bound: '12 letters (MARKS)',
    why: hot,
  },
  {
    path: 'src/engine/text/drop-sentences.ts',
    expression: /[\p{L}\p{N}\p{M}]+$/u,
    bound: '40 letters before a period',
    why: hot,
  },
  {
    path: 'src/sections/brand/brand-sheet.ts',
    expression: /[^{}"]*\.art-(?!gauge|place)[\w-]+[^{}"]*\{[^{}"]*url\("[^"]*"\)[^{}"]*\}/g,
    bound: 'one selector of the style sheet that we build',
    why: 'selectors end at a brace; nobody else writes the sheet',
  },
  {
    path: 'src/server/business/claims/find-claims.ts',
    expression: /(?:^|[.!?…:]["'”’)]*\s+|\n\s*|[{|“"(–—]\s*)$/u,
    bound: '12 letters',
    why: before,
  },
  {
    path: 'src/server/business/services/service-phrases.ts',
    expression: /\([^)]*\)/g,
    bound: '120 letters, a service’s name',
    why: 'a bracket within brackets belongs to the outer pair',
  },
  {
    path: 'src/server/templates/writing/clean-answer.ts',
    expression: /<(script|style|iframe|noscript|template)\b[^>]{0,1000}>/gi,
    bound: '1,000 letters from each mark, of an answer with a limited number of tokens',
    why: 'the count is the bound',
  },
  {
    path: 'src/server/templates/writing/clean-answer.ts',
    expression: /<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^>]{0,200}>/gi,
    bound: '200 letters from each mark, of an answer with a limited number of tokens',
    why: 'the count is the bound',
  },
  {
    path: 'src/server/templates/writing/clean-answer.ts',
    expression: /!?\[([^\]\n]{0,200})\]\((?:[^()\n]|\([^()\n]{0,100}\)){0,500}\)/g,
    bound: '200 letters from each bracket, of an answer with a limited number of tokens',
    why: 'the counts are the bound',
  },
  {
    path: 'src/server/templates/writing/spin-text.ts',
    expression: /(?:^|[.!?:]["”')\]]*\s+|\n\s*|["“(]|[•*–—-]\s+)$/u,
    bound: '12 letters',
    why: before,
  },
];
