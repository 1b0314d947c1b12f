import { packPostHeadSchema } from '../../../contract/business/pack-documents.ts';
import type { PackPost } from './pack.ts';
import { fileProblem, type PackProblem } from './pack-problem.ts';

const fence = '---';
const lists: ReadonlySet<string> = new Set(['keywords', 'states']);

/** A post: its head between two lines of ---, one “name: value” a line, then Markdown. */
export function readPost(file: string, text: string): { post: PackPost | null; problems: PackProblem[] } {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.indexOf(fence, 1);
  if (lines[0] !== fence || end === -1) {
    const message = 'A post begins with its head: title and description between two lines of ---.';
    return { post: null, problems: [fileProblem(file, message)] };
  }
  const head: Record<string, unknown> = {};
  const lineOf = new Map<string, number>();
  for (const [index, line] of lines.slice(1, end).entries()) {
    if (line.trim() === '') continue;
    const [, name = '', value = ''] = /^([a-z_]+):(.*)$/.exec(line) ?? [];
    const at = { file, line: index + 2, column: 1, is_advice: false };
    if (name === '')
      return { post: null, problems: [{ ...at, message: 'Write “name: value” in this line.' }] };
    head[name] = lists.has(name) ? listed(value) : unquoted(value);
    lineOf.set(name, index + 2);
  }
  const read = packPostHeadSchema.safeParse(head);
  const body = lines
    .slice(end + 1)
    .join('\n')
    .replace(/^\n+/, '');
  if (read.success && body.trim() !== '') {
    const slug = file.replace(/^.*\//, '').replace(/\.md$/, '');
    return { post: { slug, ...read.data, markdown: body }, problems: [] };
  }
  const problems = (read.error?.issues ?? []).flatMap(issue => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')];
    return names.map(name => {
      const isThere = lineOf.has(name);
      const known = issue.code === 'unrecognized_keys' ? 'is no name of a post’s head' : issue.message;
      return {
        file,
        line: lineOf.get(name) ?? 1,
        column: 1,
        message: isThere ? `“${name}”: ${known}.` : `“${name}” is missing.`,
        is_advice: false,
      };
    });
  });
  if (body.trim() === '') problems.push(fileProblem(file, 'The post has no text.'));
  return { post: null, problems };
}

const unquoted = (value: string) => value.trim().replace(/^(["'])(.*)\1$/s, '$2');

const listed = (value: string) =>
  value
    .trim()
    .replace(/^\[(.*)\]$/s, '$1')
    .split(',')
    .map(unquoted)
    .filter(word => word !== '');
