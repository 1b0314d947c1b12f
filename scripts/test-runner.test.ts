import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readReport } from './read-report.mjs';
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
