import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBuiltCommand } from '../../../../test/command-line.ts';
import { chairRentalPack } from '../../../../test/pack-files.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { readPackZip, writePackZip } from '../../business/packs/pack-zip.ts';
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

test('a pack is imported, listed, and exported as it was', async () => {
  const zip = join(home, 'chairs.zip');
  await writeFile(zip, writePackZip(chairRentalPack()));
  expect(await packs('import', zip)).toMatchObject({
    code: 0,
    stdout: 'Imported: Chair rental (chair-rental, version 1)\n',
  });
  expect((await packs('list')).stdout).toMatch(/chair-rental\s+Chair rental\s+1\s+1\s+3\s+2\s+imported/);
  const copy = join(home, 'copy.zip');
  expect(await packs('export', 'chair-rental', copy)).toMatchObject({ code: 0 });
  expect(readPackZip(await readFile(copy)).files).toEqual(chairRentalPack());
  expect(await packs('export', 'nothing', copy)).toMatchObject({ code: 2 });
  await writeFile(zip, 'no zip');
  expect(await packs('import', zip)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('This is not a zip.'),
  });
});
