import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../test/command-line.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { insertEntry } from '../../audience/giveaway/queries.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const giveaway = (...words: string[]) => runCommand(program, ['giveaway', ...words]);

async function enter(name: string, spam_reason: string | null = null): Promise<string> {
  const id = uuid();
  await insertEntry(program.database.kysely, {
    id,
    full_name_1: name,
    full_name_2: 'Robin Vale',
    state: 'FL',
    email: `${name.toLowerCase()}@example.com`,
    phone: '(561) 555-0123',
    wedding_date: '2027-07-04',
    page_path: '/giveaway',
    spam_reason,
  });
  return id;
}

test('entries are listed, exported and deleted, and a winner is drawn once', async () => {
  expect(await giveaway('entries')).toMatchObject({ code: 0, stdout: 'No entries found\n' });
  expect(await giveaway('draw', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Nobody to draw'),
  });
  const zora = await enter('Zora');
  await enter('Bot', 'Filled in a field that people don’t see.');
  const listed = JSON.parse((await giveaway('entries', '--search', 'zor', '--json')).stdout);
  expect(listed).toMatchObject({ entries: [{ id: zora, full_name_1: 'Zora' }], total: 1 });
  expect((await giveaway('entries')).stdout).toMatch(/Bot and Robin Vale.*left out/);

  const home = await mkdtemp(join(tmpdir(), 'pagehaul-giveaway-'));
  const file = join(home, 'entries.csv');
  expect((await giveaway('export', file)).code).toBe(0);
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(3);
  await rm(home, { recursive: true });

  expect(await giveaway('draw')).toMatchObject({ code: 2, stdout: '' });
  const drawn = JSON.parse((await giveaway('draw', '--yes', '--json')).stdout);
  expect(drawn).toMatchObject({
    draw: { winner_names: 'Zora and Robin Vale', entries: 1, place: 1, drawn_by: null },
  });
  expect((await giveaway('draw', '--yes')).code).toBe(1);
  expect((await giveaway('draw', '--winners-too', '--yes')).stdout).toMatch(/Drawn +place 1 of 1 entry/);
  expect((await giveaway('draws')).stdout.trim().split('\n')).toHaveLength(3);

  expect((await giveaway('delete', zora)).code).toBe(2);
  expect((await giveaway('delete', zora, '--yes')).stdout).toBe('Deleted.\n');
  expect(await giveaway('delete', zora, '--yes')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Entry not found.'),
  });
  expect((await giveaway('entries', '--search', 'zora')).stdout).toBe('No entries found\n');
});
