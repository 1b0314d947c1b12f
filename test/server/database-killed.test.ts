import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAlive } from '../../src/server/platform/db/process-identity.ts';
import { ensureBuilt } from '../built-program.ts';
import { holdWork, makeHoldable } from '../hold-work.ts';
import { type OwnDatabase, ownDatabase } from '../own-database.ts';
import {
  countRows,
  createLargeBatch,
  type RunningProgram,
  setUpBusiness,
  startProgram,
  untilPlanned,
  wholeBatch,
} from '../running-program.ts';

/*
 * The real program with its own PostgreSQL. Here the database is killed without warning; the program must restart it
 * and finish by itself. test/soak does so in every kind of work.
 */
let database: OwnDatabase;
let program: RunningProgram;

beforeAll(async () => {
  await ensureBuilt();
  database = ownDatabase();
  program = await startProgram({ DATA_DIR: database.folder });
  await setUpBusiness(program);
  await makeHoldable(database.url());
});
afterAll(async () => {
  if (program.isRunning()) await program.stop();
  database.remove();
});

test('the database is killed while pages are made: the program continues by itself, and every page exists exactly once', async () => {
  const { id } = await createLargeBatch(program, 'killed');
  await untilPlanned(program, id);
  await program.call('POST', `/api/batches/${id}/approve`);
  await holdWork(database.url()); // It ends with the server when that is killed.
  await program.call('POST', `/api/batches/${id}/generate`);
  const { status } = await program.until(id, batch => batch.total_completed > 0);
  expect(status).toBe('generating');
  database.kill();
  expect(await program.until(id, batch => batch.status === 'completed')).toMatchObject({
    total_failed: 0,
    total_skipped: 0,
    notice: null,
  });
  expect(await countRows(database.url(), id)).toEqual(wholeBatch);
});

test('while the database is away, pages in memory are served and others are told when to retry', async () => {
  const get = (path: string) => fetch(`${program.origin}${path}`);
  await expect.poll(async () => (await get('/')).status).toBe(200);
  const killed = database.pid();
  database.kill();
  const [kept, other, api] = await Promise.all([
    get('/'),
    get('/not-yet-drawn-page/'),
    get('/api/templates'),
  ]);
  expect(kept.status).toBe(200);
  // On a quick machine it may be back already.
  const calm = { 503: ['10', true], 404: [null, false] }[other.status];
  expect([other.headers.get('retry-after'), (await other.text()).includes('We’ll be right back')]).toEqual(
    calm,
  );
  expect([401, 503]).toContain(api.status);
  // Sessions of the killed server may answer for a moment.
  await expect.poll(() => database.pid()).not.toBe(killed);
  await expect.poll(async () => (await get('/not-yet-drawn-page/')).status).toBe(404);
});

test('the program stops with its database, though the same key press reaches it three times', async () => {
  const pid = database.pid();
  expect(await program.stop(3)).toBe(0);
  expect(isAlive(pid)).toBe(false);
});
