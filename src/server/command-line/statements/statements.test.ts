import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
let home: string;
beforeAll(async () => {
  program = await startTestProgram();
  home = await mkdtemp(join(tmpdir(), 'pagehaul-statements-'));
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

const statements = (...words: string[]) => runCommand(program, ['statements', ...words]);

test('statements are imported, listed, and exported as they can be imported again', async () => {
  expect(await statements('list')).toMatchObject({ code: 0, stdout: 'No statements found\n' });
  const file = join(home, 'statements.csv');
  const head = 'subject,predicate,value,source\n';
  await writeFile(file, `${head}"place:Davie, FL",bulk_limit,=10 cubic yards,owner\n`);
  expect(await statements('import', file, '--dry-run')).toMatchObject({
    code: 0,
    stdout: 'Nothing was changed. It would be: 1 new, 0 changed, 0 as they are, 0 refused, 0 disputed.\n',
  });
  expect((await statements('import', file)).stdout).toBe(
    'Imported: 1 new, 0 changed, 0 as they are, 0 refused, 0 disputed.\n',
  );
  expect((await statements('list', '--search', 'davie')).stdout).toContain('place: Davie, FL');
  expect((await statements('list', '--kind', 'county')).stdout).toBe('No statements found\n');

  const copy = join(home, 'copy.csv');
  expect(await statements('export', copy)).toMatchObject({ code: 0, stdout: `Written: ${copy}\n` });
  expect(await readFile(copy, 'utf8')).toContain("'=10 cubic yards");
  expect((await statements('import', copy)).stdout).toContain('1 as they are');

  await writeFile(file, `${head}"place:Nowhere, FL",bulk_limit,all,owner\n`);
  const refused = await statements('import', file);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(
    'Line 2, place:Nowhere, FL, bulk_limit: refused. The gazetteer has no place',
  );
  expect((await statements('list', '--state', 'nothing')).code).toBe(2);
});
