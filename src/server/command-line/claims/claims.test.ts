import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';

let program: TestProgram;
let home: string;
beforeAll(async () => {
  program = await startTestProgram();
  home = await mkdtemp(join(tmpdir(), 'pagehaul-claims-'));
});
afterAll(async () => {
  await program.stop();
  await rm(home, { recursive: true });
});

const claims = (...words: string[]) => runCommand(program, ['claims', ...words]);

test('a text is told what it claims, until that is accepted', async () => {
  const file = join(home, 'text.txt');
  await writeFile(file, 'We haul.\nSince 1987, from Rio Vista.\n');
  const found = await claims('check', file);
  expect(found.code).not.toBe(0);
  expect(found.stdout).toMatch(/2:7\s+1987\n\s*2:18\s+Rio Vista/);
  await program.call('POST', '/api/claims', {
    claims: ['1987', 'Rio Vista'],
    reason: 'Our founder lives there since then.',
  });
  expect(await claims('check', file)).toMatchObject({ code: 0, stdout: 'Every claim is stated.\n' });
  const list = await claims('list', '--json');
  const { items } = JSON.parse(list.stdout) as { items: { id: string; claim: string }[] };
  expect(items.map(({ claim }) => claim).toSorted()).toEqual(['1987', 'Rio Vista']);
  const year = items.find(({ claim }) => claim === '1987');
  expect((await claims('delete', year?.id ?? '', '--yes')).code).toBe(0);
  expect((await claims('check', file)).stdout).toContain('1987');
});

test('a text is told the fields of other tools', async () => {
  const file = join(home, 'foreign.txt');
  await writeFile(file, 'We haul in [city].\n');
  const found = await claims('check', file);
  expect(found.code).not.toBe(0);
  expect(found.stdout).toMatch(/1:12\s+“\[city\]” would be shown as it is. Write {{city}}./);
  expect(found.stdout).toContain('Every claim is stated.');
});

test('what is no place or no id is refused', async () => {
  expect(await claims('check', '-', '--place', 'Jupiter')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Jupiter, FL'),
  });
  expect(await claims('delete', 'x', '--yes')).toMatchObject({ code: 2 });
});
