import type { Rule } from './repository.ts';

/* Maximum lines of a file. A longer one answers several questions: split it by question. */

const ceilings: readonly { files: RegExp; lines: number }[] = [
  { files: /\.test\.tsx?$/, lines: 500 },
  { files: /\.(ts|tsx|mjs|css)$/, lines: 300 },
  { files: /^src\/[^/]+\/README\.md$/, lines: 60 },
  { files: /^CONTRIBUTING\.md$/, lines: 60 },
  { files: /^docs\/decisions\/\d.*\.md$/, lines: 60 },
];

/** Written by a tool, or a plain list. */
const exceptions = new Set(['src/server/platform/db/tables.ts', 'src/engine/states.ts']);

export const fileSize: Rule = files =>
  files.flatMap(({ path, text }) => {
    const ceiling = ceilings.find(one => one.files.test(path));
    const lines = text.trimEnd().split('\n').length;
    if (!ceiling || exceptions.has(path) || lines <= ceiling.lines) return [];
    return [`${path} has ${lines} lines; the ceiling is ${ceiling.lines}. Split it by question.`];
  });
