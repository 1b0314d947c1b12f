import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checks } from './checks.mjs';
import { checksForChange, findChange } from './choose-checks.mjs';
import { readDurations, readReport } from './read-report.mjs';
import { openMemory } from './remember.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-runner-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function reportOf(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

it('counts the tests of both runners', () => {
  const vitest = reportOf({ numPassedTests: 5, numFailedTests: 1, testResults: [] });
  expect(readReport('vitest', vitest)).toEqual({ passed: 5, failed: 1 });
  const playwright = reportOf({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] });
  expect(readReport('playwright', playwright)).toEqual({ passed: 3, failed: 2 });
});

it('counts a test file that can not be loaded as a failure', () => {
  const file = reportOf({
    numPassedTests: 5,
    numFailedTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  });
  expect(readReport('vitest', file)).toEqual({ passed: 5, failed: 1 });
});

it('takes a missing, broken or empty report for a failure', () => {
  expect(readReport('vitest', join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1 });
  expect(readReport('vitest', reportOf('{'))).toEqual({ passed: 0, failed: 1 });
  expect(readReport('playwright', reportOf({ stats: {} }))).toEqual({ passed: 0, failed: 1 });
});

it('remembers a passed check until a file that it looks at changes', () => {
  const check = { name: 'lint', commands: [['oxlint']], inputs: ['a.ts'] };
  const open = () => openMemory(folder, join(folder, '.cache'));
  writeFileSync(join(folder, 'a.ts'), '1');
  expect(open().knows(check)).toBe(false);
  open().keep(check);
  expect(open().knows(check)).toBe(true);
  writeFileSync(join(folder, 'b.ts'), 'not looked at');
  expect(open().knows(check)).toBe(true);
  writeFileSync(join(folder, 'a.ts'), '2');
  expect(open().knows(check)).toBe(false);
});

it('accepts an empty report only where a run may have nothing to do', () => {
  const empty = reportOf({ numPassedTests: 0, numFailedTests: 0, testResults: [] });
  expect(readReport('vitest', empty, { mayRunNothing: true })).toEqual({ passed: 0, failed: 0 });
  const missing = join(folder, 'none.json');
  expect(readReport('vitest', missing, { mayRunNothing: true })).toEqual({ passed: 0, failed: 1 });
});

it('reads how long each test of both runners took', () => {
  const vitest = reportOf({
    testResults: [
      {
        name: join(process.cwd(), 'src/a.test.ts'),
        assertionResults: [{ fullName: 'a page is found', duration: 1500 }, { fullName: 'skipped' }],
      },
    ],
  });
  expect(readDurations('vitest', vitest)).toEqual([
    { name: 'src/a.test.ts: a page is found', seconds: 1.5 },
    { name: 'src/a.test.ts: skipped', seconds: 0 },
  ]);
  const spec = { file: 'blog.journey.ts', tests: [{ results: [{ duration: 700 }, { duration: 300 }] }] };
  const playwright = reportOf({
    suites: [{ specs: [{ ...spec, title: 'outer' }], suites: [{ specs: [{ ...spec, title: 'inner' }] }] }],
  });
  expect(readDurations('playwright', playwright)).toEqual([
    { name: 'blog.journey.ts: outer', seconds: 1 },
    { name: 'blog.journey.ts: inner', seconds: 1 },
  ]);
  expect(readDurations('vitest', join(folder, 'none.json'))).toEqual([]);
});

interface Check {
  readonly name: string;
  readonly report?: string;
  readonly commands: readonly (readonly string[])[];
}
const checksFor = (...files: string[]): readonly Check[] => checksForChange(checks, { files, base: 'abc' });
const namesFor = (...files: string[]) => checksFor(...files).map(check => check.name);

it('chooses the checks that a change can affect, with those that they need', () => {
  expect(namesFor()).toEqual([]);
  expect(namesFor('docs/glossary.md')).toEqual(['pure', 'format', 'repository', 'tests']);
  expect(namesFor('migrations/0099-x.sql')).toEqual(['pure', 'format', 'repository', 'tables', 'tests']);
  expect(namesFor('test/journeys/blog.journey.ts')).toEqual(
    expect.arrayContaining(['lint', 'types', 'build', 'journeys']),
  );
  expect(namesFor('src/server/start/app.ts')).toEqual(
    expect.arrayContaining(['build', 'bundle', 'tests', 'journeys']),
  );
  expect(namesFor('src/engine/spin.ts')).not.toContain('journeys');
  expect(namesFor('src/administration/x.ts')).not.toContain('journeys');
});

it('runs only the tests that import a changed file, and asks for no full coverage', () => {
  const commands = checksFor('src/engine/spin.ts')
    .filter(check => check.report)
    .flatMap(check => check.commands);
  expect(commands).toHaveLength(2);
  for (const command of commands) {
    expect(command).toContain('--changed=abc');
    expect(command).not.toContain('--coverage');
  }
});

it('compares a branch with where it left main, and main with its commit before the last', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const commit = (file: string) => {
    writeFileSync(join(folder, file), file);
    git('add', file);
    git('commit', '-qm', file);
    return git('rev-parse', 'HEAD');
  };
  git('init', '-q', '-b', 'main');
  const first = commit('first');
  const second = commit('second');
  expect(findChange(folder)).toEqual({ base: first, files: ['second'] });
  git('checkout', '-qb', 'branch');
  commit('third');
  writeFileSync(join(folder, 'first'), 'not committed');
  writeFileSync(join(folder, 'new'), 'not tracked');
  expect(findChange(folder)).toEqual({ base: second, files: ['first', 'third', 'new'] });
});
