import { lineOf, type Rule } from './repository.ts';

/* A test's name is a fact in the present tense, written out, so that one can read it in a report and search for it. */

const call = /(?<![.\w])(it|test|describe)((?:\.\w+)*)\(\s*(?:(['"`])((?:\\.|(?!\3).)*)\3|([^'"`\s]))/g;
const parted = new Set(['only', 'skip', 'todo', 'fixme', 'fails', 'skipIf', 'runIf']);
/** Hooks and settings of Playwright's `test`, which take a function first. */
const hooks = new Set([
  'beforeEach',
  'afterEach',
  'beforeAll',
  'afterAll',
  'use',
  'extend',
  'setTimeout',
  'slow',
  'step',
  'configure',
]);

export const testNames: Rule = files =>
  files
    .filter(
      file => /\.(test|journey)\.tsx?$/.test(file.path) && !file.path.startsWith('scripts/rules/test-names'),
    )
    .flatMap(({ path, text }) => {
      const problems: string[] = [];
      for (const found of text.matchAll(call)) {
        const [, , modifiers = '', , name, other] = found;
        const place = `${path}:${lineOf(text, found.index)}`;
        const words = modifiers.split('.').filter(Boolean);
        const stopped = words.find(word => parted.has(word));
        if (stopped)
          problems.push(`${place}: .${stopped} leaves tests out. Run all of them, or delete this one.`);
        if (words.some(word => hooks.has(word))) continue;
        if (words.includes('each')) continue; // A table of cases; its name, written out, follows the table.
        if (other !== undefined || /\$\{/.test(name ?? ''))
          problems.push(`${place}: the name is computed. Write it out.`);
        else if (/\bshould\b/i.test(name ?? ''))
          problems.push(`${place}: "${name}": say what is so, without "should".`);
      }
      return problems;
    });
