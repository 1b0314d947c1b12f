import { expect, it } from 'vitest';
import { patientTests } from './patient-tests.ts';

const check = (text: string, path = 'src/a.test.ts') => patientTests([{ path, text }]);

it('takes tests that wait for what happens and say what a page mentions', () => {
  const patient = [
    'await expect.poll(() => stateOf(id)).toBe("done");',
    'await expect.poll(read, { timeout: 120_000 }).toBe(1);',
    'expect(html).toMention("Tampa");',
    'expect(names).toContain("Tampa");',
    'expect(rows.map(row => row.page)).toContain(1);',
  ];
  for (const line of patient) expect([line, check(line)]).toEqual([line, []]);
});

it('finds waits for a clock, short limits and whole pages that a failure would print', () => {
  const impatient = [
    'await page.waitForTimeout(700);',
    'await vi.waitFor(() => expect(a).toBe(1));',
    'await vi.waitUntil(() => a);',
    'await expect.poll(read, { timeout: 2_000 }).toBe(1);',
    'await expect.poll(read, { timeout: 59999 }).toBe(1);',
    'vi.setConfig({ testTimeout: 20_000 });',
    'expect(html).toContain("Tampa");',
    'expect(await textOf("/tampa/")).not.toMatch(/Reno/);',
    'expect(await reply.text()).toContain("Tampa");',
  ];
  for (const line of impatient) expect([line, check(line).length]).toEqual([line, 1]);
});

it('leaves short limits to journeys, whose outer loops try again, and looks at tests alone', () => {
  expect(check('{ timeout: 20_000 }', 'test/journeys/a.journey.ts')).toEqual([]);
  expect(check('page.waitForTimeout(1)', 'test/journeys/a.journey.ts')).toHaveLength(1);
  expect(check('page.waitForTimeout(1)', 'scripts/take-screenshots.ts')).toEqual([]);
});
