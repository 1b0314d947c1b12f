import { expect, it } from 'vitest';
import { patientTests } from './patient-tests.ts';

const check = (text: string, path = 'src/a.test.ts') => patientTests([{ path, text }]);

it('takes tests that wait for what happens and say what a page mentions', () => {
  const patient = [
    'await expect.poll(() => stateOf(id)).toBe("done");',
    'await expect.poll(read, { timeout: 300_000 }).toBe(1);',
    'while (!isDone()) await pause(20);',
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
    'await expect.poll(read, { timeout: 120_000 }).toBe(1);',
    'await pause(700);',
    'await new Promise(resolve => setTimeout(resolve, 1_000));',
    'for (let tries = 0; tries < 5_000; tries += 1) await pause(20);',
    'vi.setConfig({ testTimeout: 20_000 });',
    'expect(html).toContain("Tampa");',
    'expect(await textOf("/tampa/")).not.toMatch(/Reno/);',
    'expect(await reply.text()).toContain("Tampa");',
  ];
  for (const line of impatient) expect([line, check(line).length]).toEqual([line, 1]);
});

it('finds limits of journeys that are no longer than those of Playwright’s configuration', () => {
  for (const line of ['{ timeout: 20_000 }', '{ timeout: 60_000 }', 'test.setTimeout(120_000);'])
    expect([line, check(line, 'test/journeys/a.journey.ts').length]).toEqual([line, 1]);
  for (const line of ['{ timeout: 200_000 }', 'test.setTimeout(600_000);'])
    expect([line, check(line, 'test/journeys/a.journey.ts')]).toEqual([line, []]);
});

it('looks at tests alone', () => {
  expect(check('page.waitForTimeout(1)', 'test/journeys/a.journey.ts')).toHaveLength(1);
  expect(check('page.waitForTimeout(1)', 'scripts/take-screenshots.ts')).toEqual([]);
});
