import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBuiltCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { projectRoot } from '../../platform/project-root.ts';

let program: TestProgram;
let home: string;
beforeAll(async () => {
  program = await startTestProgram();
  home = await mkdtemp(join(tmpdir(), 'pagehaul-packs-'));
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

const packs = (...words: string[]) => runBuiltCommand(program, ['packs', ...words]);

test('a folder is checked without its mistakes being more than a line each', async () => {
  const folder = join(home, 'marriage');
  await cp(join(projectRoot, 'content/packs/online-marriage'), folder, { recursive: true });
  expect(await packs('check', folder)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^The pack is complete: \d+ files\.\n$/),
  });
  await writeFile(join(folder, 'phrases.json'), '[\n  ["by phone", "by call"]\n  ["now", "today"]\n]\n');
  expect(await packs('check', folder)).toMatchObject({
    code: 1,
    stdout: 'phrases.json:3:3: A comma is missing between two entries.\n1 problem to correct.\n',
  });
  expect(await packs('check', join(home, 'nowhere'))).toMatchObject({ code: 2 });
});
