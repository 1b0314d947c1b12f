import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { findRedirect } from '../../pages/redirects/find-redirect.ts';

let program: TestProgram;
let home: string;
beforeAll(async () => {
  program = await startTestProgram();
  home = await mkdtemp(join(tmpdir(), 'pagehaul-redirects-'));
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

const redirects = (...words: string[]) => runCommand(program, ['redirects', ...words]);

test('redirects are imported, listed, exported as they can be imported again, and deleted', async () => {
  expect(await redirects('list')).toMatchObject({ code: 0, stdout: 'No redirects found\n' });
  const file = join(home, 'moved.csv');
  await writeFile(file, 'from,to,active,note\n/a,/b,yes,=1+1\n/b,/about,yes,\n/c,/contact,no,\n');
  const dry = await redirects('import', file, '--dry-run');
  expect(dry).toMatchObject({ code: 0, stdout: expect.stringContaining('It would be: 3 new') });
  expect((await redirects('list', '--json')).stdout).toContain('"total": 0');
  expect(await redirects('import', file)).toMatchObject({
    code: 0,
    stdout: 'Imported: 3 new, 0 changed, 0 as they are, 0 refused.\n',
  });
  expect((await findRedirect(program.redirects, '/a', ''))?.location).toBe('/about');

  const copy = join(home, 'copy.csv');
  expect(await redirects('export', copy)).toMatchObject({ code: 0, stdout: `Written: ${copy}\n` });
  expect(await readFile(copy, 'utf8')).toContain("/a,/b,301,false,true,'=1+1,false,");
  expect((await redirects('import', copy)).stdout).toBe(
    'Imported: 0 new, 0 changed, 3 as they are, 0 refused.\n',
  );
  const off = JSON.parse((await redirects('list', '--off', '--json')).stdout);
  expect(off).toMatchObject({ redirects: [{ source_path: '/c', is_active: false }], total: 1 });

  expect((await redirects('delete', '/b/')).code).toBe(2);
  expect(await redirects('delete', '/b/', '--yes')).toMatchObject({ code: 0, stdout: 'Deleted: /b\n' });
  expect((await redirects('list', '--active')).stdout).not.toContain('/b  ');
  const { items } = await program.call<{ items: { action: string }[] }>(
    'GET',
    '/api/activity?noun=redirects',
  );
  expect(items.map(item => item.action)).toEqual(['deleted', 'imported', 'imported']);
});

test('every row’s verdict is written to a file, and what may not have been meant is said', async () => {
  const file = join(home, 'warned.csv');
  const verdicts = join(home, 'verdicts.csv');
  await writeFile(file, 'from,to\n/about,/contact\n/v,/nothing-there\n/w,/contact\n');
  const { code, stdout, stderr } = await redirects('import', file, '--dry-run', '--verdicts', verdicts);
  expect(code).toBe(0);
  expect(stdout).toContain('Hiding a live page: 1. Leading where nothing answers: 1.');
  expect(stderr).toContain('Line 2, /about: Hides a live page');
  expect(stderr).toContain('Line 3, /v: Nothing answers there');
  expect((await readFile(verdicts, 'utf8')).trim().split('\n').slice(1)).toEqual([
    '2,/about,/contact,new,Hides a live page',
    '3,/v,/nothing-there,new,Nothing answers there',
    '4,/w,/contact,new,',
  ]);
  expect((await redirects('list', '--automatic')).stdout).toBe('No redirects found\n');
  expect((await redirects('list', '--by-hand')).stdout).toContain('/c');
});

test('a file with a refused row changes nothing and says which; what is not there is said', async () => {
  const file = join(home, 'circle.csv');
  await writeFile(file, 'from,to\n/x,/y\n/y,/x\n');
  const refused = await redirects('import', file);
  expect(refused).toMatchObject({ code: 1, stdout: expect.stringContaining('Nothing was changed') });
  expect(refused.stderr).toContain('Line 2, /x: This would lead round in a circle');
  expect(await redirects('import', join(home, 'none.csv'))).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/File .* not found/),
  });
  expect(await redirects('delete', '/nowhere', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Redirect /nowhere not found.'),
  });
});
