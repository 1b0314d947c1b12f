import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Backup } from '../../../contract/operations/backups.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { orderRestore } from './backup-context.ts';
import { findRun } from './run-queries.ts';

/* `test/older-files/frames.pagehaul-backup` was written by a program of November 2026, with migrations up to 0054. */

const name = 'frames.pagehaul-backup';
const lead = '0b1c2d3e-0000-4000-8000-0000000000aa';
let program: TestProgram;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pagehaul-frames-'));
  program = await startTestProgram({ DATA_DIR: dataDir });
  await mkdir(program.backups.folder, { recursive: true });
  await cp(join(projectRoot, 'test/older-files', name), join(program.backups.folder, name));
});
afterAll(async () => {
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a backup of frames is listed and whole', async () => {
  const { items } = await program.call<{ items: Backup[] }>('GET', '/api/backups');
  expect(items).toMatchObject([{ name, can_restore: true, is_older: true, rows: 4, reason: 'asked' }]);
  expect(await program.call('POST', `/api/backups/${name}/verify`)).toEqual({
    is_whole: true,
    message: 'Whole: 75 tables with 4 rows.',
  });
});

test('a changed byte in it is found', async () => {
  const bytes = await readFile(join(program.backups.folder, name));
  const changed = 'changed.pagehaul-backup';
  bytes.writeUInt8(255 - bytes.readUInt8(3_000), 3_000);
  await writeFile(join(program.backups.folder, changed), bytes);
  expect(await program.call('POST', `/api/backups/${changed}/verify`)).toMatchObject({ is_whole: false });
  await writeFile(join(program.backups.folder, changed), bytes.subarray(0, 60));
  expect(await program.call('POST', `/api/backups/${changed}/verify`)).toEqual({
    is_whole: false,
    message: 'The backup is damaged: it does not begin like a backup.',
  });
});

test('its rows and photos are restored', async () => {
  const { id } = await orderRestore(program.backups, program.queue, name);
  await expect.poll(async () => (await findRun(program.database.kysely, id))?.status).toBe('completed');
  const { rows } = await program.database.pool.query(
    `select name, phone, (select value from settings where name = 'site.note') as note from leads where id = $1`,
    [lead],
  );
  expect(rows).toEqual([{ name: 'Ann Example', phone: '(512) 555-0134', note: 'two\nlines\tand a tab' }]);
  expect(await readFile(join(dataDir, 'uploads', 'leads', lead, '1.webp'), 'utf8')).toBe('photo');
});
