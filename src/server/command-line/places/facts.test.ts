import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const facts = (...words: string[]) => runCommand(program, ['facts', ...words]);

test('the facts of a town are printed with year and source', async () => {
  const { stdout } = await facts('Round Rock, TX', '--service', 'Junk removal');
  expect(stdout).toMatch(/^Round Rock, TX \(Williamson County\)\n/);
  expect(stdout).toMatch(/Height above the sea +about 740 feet +2026 +GeoNames\n/);
  expect(stdout).toMatch(/place\.county +Williamson/);
});

test('as JSON they are the answer of the API', async () => {
  const { stdout } = await facts('roundrock|TX', '--json');
  expect(JSON.parse(stdout)).toEqual(await program.call('GET', '/api/places/roundrock%7CTX/facts'));
});

test('towns of one name are listed, and each is shown by its county', async () => {
  const { code, stderr } = await facts('Mountain View, CA');
  expect(code).toBe(2);
  expect(stderr).toContain('CA has 2 towns named Mountain View. Name the county:');
  expect(stderr).toContain('facts "Mountain View, Contra Costa County, CA"');
  const { stdout } = await facts('Mountain View, Contra Costa County, CA');
  expect(stdout).toMatch(/^Mountain View, CA \(Contra Costa County\)\n/);
});

test('a town that the gazetteer does not have is refused before the database opens', async () => {
  expect(await facts('Nowhereville, TX')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no town “Nowhereville, TX”'),
  });
});
