import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const hours = (...words: string[]) => runCommand(program, ['opening-hours', ...words]);

test('a day is closed, shown with its name, and open again', async () => {
  expect((await hours('close', '2026-11-26', '--name', 'Thanksgiving')).stdout).toBe(
    'Closed on Thursday, November 26 (Thanksgiving).\n',
  );
  const shown = await hours('show', '--from', '2026-11-25', '--days', '3');
  expect(shown.stdout).toContain('Every day, 7 AM to 7 PM\n');
  expect(shown.stdout).toMatch(/2026-11-26, Thursday, November 26 +closed +Thanksgiving\n/);
  expect(shown.stdout).toMatch(/2026-11-27, Friday, November 27 +7 AM to 7 PM\n/);
  expect(await hours('close', '2026-11-26', '--name', 'Again')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('This day is in the list already'),
  });
  expect((await hours('reopen', '2026-11-26')).stdout).toBe('The weekday decides again.\n');
  expect((await hours('reopen', '2026-11-26')).code).toBe(2);
});

test('what is no day is refused with what to write', async () => {
  expect((await hours('close', 'Thursday', '--name', 'X')).code).toBe(2);
  expect((await hours('show', '--days', '0')).stderr).toContain('2026-11-26');
});
