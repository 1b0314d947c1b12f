import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Fails where a file has changed beside a line of the example: make the patch again. */
test('the guide’s worked example fits the program, in at most ten files and 200 new lines', () => {
  const apply = (...args: string[]) =>
    execFileSync('git', ['apply', ...args, 'docs/guides/coupons.patch'], { cwd: root, encoding: 'utf8' });
  apply('--check');
  const files = apply('--numstat').trim().split('\n');
  const added = files.reduce((lines, file) => lines + Number(file.split('\t')[0]), 0);
  expect(files.length).toBeLessThanOrEqual(10);
  expect(added).toBeLessThanOrEqual(200);
  expect(added).toBeGreaterThan(40);
});
