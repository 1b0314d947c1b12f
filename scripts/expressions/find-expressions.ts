import { type ESTree, parseSync, Visitor } from 'vite';
import { lineOf, type SourceFile } from '../rules/repository.ts';

/** A regular expression of a file. */
export interface Expression {
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/**
 * All regular expressions of a file: literals, and `new RegExp` of constant texts. A part that is no constant of its
 * file is read as a plain word.
 */
export function findExpressions({ path, text }: SourceFile): Expression[] {
  const constants = new Map<string, ESTree.Expression>();
  const built: ESTree.NewExpression[] = [];
  const found: Expression[] = [];
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    Literal(node) {
      if (!('regex' in node)) return;
      found.push({
        path,
        line: lineOf(text, node.start),
        source: node.regex.pattern,
        flags: node.regex.flags,
      });
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'RegExp') built.push(node);
    },
  });
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? ''}`);
  visitor.visit(program);
  for (const { arguments: given, start } of built) {
    const [source, flags] = given.map(part => textOf(part, constants));
    found.push({ path, line: lineOf(text, start), source: source ?? '', flags: flags ?? '' });
  }
  return found.toSorted((one, other) => one.line - other.line);
}

type Part = ESTree.Argument | ESTree.Expression | undefined;

function textOf(node: Part, constants: ReadonlyMap<string, ESTree.Expression>): string {
  if (node?.type === 'Literal') return 'regex' in node ? node.regex.pattern : String(node.value);
  if (node?.type === 'TemplateLiteral') return joined(node, constants, ({ cooked, raw }) => cooked ?? raw);
  if (node?.type === 'TaggedTemplateExpression') return joined(node.quasi, constants, ({ raw }) => raw);
  if (node?.type === 'BinaryExpression')
    return textOf(node.left as ESTree.Expression, constants) + textOf(node.right, constants);
  const constant = node?.type === 'Identifier' ? constants.get(node.name) : undefined;
  return node?.type === 'Identifier' && constant ? textOf(constant, without(constants, node.name)) : word;
}

const word = 'word';

function joined(
  { quasis, expressions }: ESTree.TemplateLiteral,
  constants: ReadonlyMap<string, ESTree.Expression>,
  read: (value: ESTree.TemplateElement['value']) => string,
): string {
  return quasis
    .map(({ value }, at) => read(value) + (at in expressions ? textOf(expressions[at], constants) : ''))
    .join('');
}

/** A constant that names itself has no end. */
function without<T>(map: ReadonlyMap<string, T>, name: string): ReadonlyMap<string, T> {
  return new Map([...map].filter(([key]) => key !== name));
}
