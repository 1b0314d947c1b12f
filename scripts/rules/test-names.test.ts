import { expect, it } from 'vitest';
import { testNames } from './test-names.ts';

const check = (text: string) => testNames([{ path: 'src/a.test.ts', text }]);

it('takes names that state a fact', () => {
  expect(check(`describe('spin', () => { it("skips a plan whose slug exists", () => {}); });`)).toEqual([]);
});

it('finds names that say should', () => {
  expect(check(`it('should skip', () => {});`)).toHaveLength(1);
});

it('finds focused and skipped tests', () => {
  const words = ['only', 'skip', 'todo'];
  for (const word of words) expect(check(`it.${word}('skips', () => {});`)).toHaveLength(1);
});

it('finds tests that run on a condition', () => {
  expect(check(`test.runIf(fast)('takes it', () => {});`)).not.toEqual([]);
});

it('takes a table of cases whose name is written out', () => {
  expect(check(`it.each([1, 2])('takes %s', () => {});`)).toEqual([]);
});

it('finds names that are made in loops or computed', () => {
  expect(check('test(`takes ${one}`, () => {});')).toHaveLength(1);
  expect(check('for (const name of names) it(name, () => {});')).toHaveLength(1);
});

it('leaves hooks and settings of journeys alone', () => {
  expect(check('test.use({ viewport }); test.beforeEach(async () => {});')).toEqual([]);
});

it('does not take a property for a test', () => {
  expect(check(`pattern.test(name); expect(regex.test('x')).toBe(true);`)).toEqual([]);
});
