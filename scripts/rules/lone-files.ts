import { dirname, join } from 'node:path/posix';
import type { Rule } from './repository.ts';

/* A small file that only its neighbor uses makes readers open two files for one question. */

const maxLines = 40;
/** A user that would grow beyond this keeps its parts in files of their own: 300 lines are the limit. */
const maxTogether = 280;
const ours = /^(?:src|content|test|bench|scripts)\/.*\.(?:tsx?|mjs)$|^[a-z.-]+\.ts$/;
const isTest = (path: string) => /\.(?:test|journey)\.tsx?$|^(?:test|bench)\//.test(path);
/** Files that the rule for SQL demands. */
const holdsSql = /\/(?:queries|[a-z-]+-queries|write-[a-z-]+|[a-z-]+[.-]job)\.ts$/;
/** What rooms show to others is listed there, and written elsewhere. */
const entries = /^src\/(?:engine\/index|sections\/schemas|sections\/render-sections)\.tsx?$/;
const staticImport = /\bfrom '(\.[^']+)'|^import '(\.[^']+)'/gm;
const lazyImport = /\b(?:import\(|new URL\()\s*'(\.[^']+)'/g;

/** Each with the reason why it is a file of its own. */
const exceptions: readonly (readonly [path: RegExp, why: string])[] = [
  [/^src\/sections\/illustrations\/[a-z]+\.ts$/, 'each illustration set is a file, however short'],
  [/^src\/contract\/platform\/navigation\.ts$/, 'a noun of the glossary'],
  [/^src\/server\/start\/worker-app\.ts$/, 'only apps may import the routes of districts'],
];

export const loneFiles: Rule = files => {
  const code = files.filter(({ path }) => ours.test(path));
  const lines = new Map(code.map(({ path, text }) => [path, text.split('\n').length - 1]));
  const users = new Map<string, Set<string>>();
  const lazy = new Set<string>();
  for (const { path, text } of code) {
    const target = (found: RegExpMatchArray) =>
      join(dirname(path), found[1] ?? found[2] ?? '').split('?')[0] ?? '';
    for (const found of text.matchAll(staticImport)) {
      const file = target(found);
      users.set(file, (users.get(file) ?? new Set()).add(path));
    }
    for (const found of text.matchAll(lazyImport)) lazy.add(target(found));
  }
  return code.flatMap(({ path }) => {
    const own = lines.get(path) ?? 0;
    const [user, ...others] = users.get(path) ?? [];
    if (user === undefined || others.length > 0 || own > maxLines || isTest(path) || lazy.has(path))
      return [];
    if (!path.startsWith('src/') || dirname(user) !== dirname(path) || isTest(user)) return [];
    if (holdsSql.test(path) || entries.test(user) || hasTest(path, lines)) return [];
    if (own + (lines.get(user) ?? 0) > maxTogether || exceptions.some(([known]) => known.test(path)))
      return [];
    return [`${path}: only ${user} uses these ${own} lines. Make them a part of it.`];
  });
};

/** True if a test beside it has its name: it answers a question of its own. */
function hasTest(path: string, files: ReadonlyMap<string, number>): boolean {
  const name = path.replace(/\.tsx?$/, '');
  return files.has(`${name}.test.ts`) || files.has(`${name}.test.tsx`);
}
