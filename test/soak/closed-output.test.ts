import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../built-program.ts';
import { freePort } from '../free-port.ts';
import { spawnProgram } from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-closed-output-'));
}, 180_000);
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a program whose output is not read starts, serves and stops', async () => {
  const port = await freePort();
  const where = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'trace' };
  const child = spawnProgram(where, [], 'pipe');
  const ended = once(child, 'exit');
  child.stdout?.destroy();
  child.stderr?.destroy();
  const state = async () =>
    child.exitCode ??
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status ??
    'starting';
  await expect.poll(state).not.toBe('starting');
  expect(await state()).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
