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
  home = await mkdtemp(join(tmpdir(), 'pagehaul-services-'));
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

const services = (...words: string[]) => runCommand(program, ['services', ...words]);

test('services are imported, listed, and exported as they can be imported again', async () => {
  expect(await services('list')).toMatchObject({ code: 0, stdout: 'No services found\n' });
  const file = join(home, 'services.csv');
  await writeFile(file, 'name,keywords,intro\nHedges,"hedge trimming\nhedge removal",=Roots.\n');
  expect(await services('import', file, '--dry-run')).toMatchObject({
    code: 0,
    stdout: 'Nothing was changed. It would be: 1 new, 0 changed, 0 as they are, 0 refused.\n',
  });
  expect((await services('import', file)).stdout).toBe(
    'Imported: 1 new, 0 changed, 0 as they are, 0 refused.\n',
  );
  expect((await services('list')).stdout).toContain('hedge trimming, hedge removal');

  const copy = join(home, 'copy.csv');
  expect(await services('export', copy)).toMatchObject({ code: 0, stdout: `Written: ${copy}\n` });
  expect(await readFile(copy, 'utf8')).toContain("'=Roots.");
  expect((await services('import', copy)).stdout).toBe(
    'Imported: 0 new, 0 changed, 1 as they are, 0 refused.\n',
  );

  await writeFile(file, 'name,keywords\nTrees,hedge trimming\n');
  const refused = await services('import', file);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('Line 2, Trees: “hedge trimming” is a keyword of Hedges already.');
  expect((await services('list', '--pack', 'nothing')).code).toBe(2);
});
