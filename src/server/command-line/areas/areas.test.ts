import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const areas = (...words: string[]) => runCommand(program, ['areas', ...words]);

test('areas are listed, added and removed', async () => {
  expect((await areas('list')).stdout).toContain('Palm Beach County, FL');
  expect(await areas('list', '--place', 'Asheville, NC')).toMatchObject({
    code: 0,
    stdout: 'Asheville, NC is not served.\n',
  });
  expect((await areas('add', 'Asheville, NC', '--miles', '15')).stdout).toBe(
    '15 miles around Asheville, NC is served.\n',
  );
  expect((await areas('add', 'Orange County, FL')).stdout).toBe('Orange County, FL is served.\n');
  expect((await areas('list', '--place', 'Asheville, NC')).stdout).toContain('15 miles around Asheville, NC');
  expect(await areas('remove', 'circle-15-miles-around-asheville-nc')).toMatchObject({
    code: 0,
    stdout: 'Removed.\n',
  });
  expect((await areas('list', '--place', 'Asheville, NC')).stdout).toBe('Asheville, NC is not served.\n');
});

test('what is no area is refused with what to write', async () => {
  for (const words of [['Asheville'], ['Asheville, NC', '--miles', 'far'], ['Orange County, Florida']])
    expect(await areas('add', ...words)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Martin County, FL'),
    });
  const town = ['add', 'Nowhere Springs, NV'];
  expect((await areas(...town)).stderr).toContain(
    'Town not found. Enter its county, latitude and longitude.',
  );
  const placed = ['--county', 'Nye', '--latitude', '38', '--longitude', '-116'];
  expect((await areas(...town, ...placed)).stdout).toBe('Nowhere Springs, NV is served.\n');
});
