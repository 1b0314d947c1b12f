import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { openSecretBox } from './secret-box.ts';

let program: TestProgram;
const folders = [1, 2, 3].map(() => mkdtempSync(join(tmpdir(), 'pagehaul-secrets-')));
const [here = '', elsewhere = '', third = ''] = folders;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(async () => {
  await program.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('several processes that begin at once share one key, which its owner alone may read', async () => {
  const db = program.database.kysely;
  const boxes = [1, 2, 3].map(() => openSecretBox(here, db));
  const sealed = await Promise.all(boxes.map(box => box.seal('a secret')));
  for (const one of sealed) {
    expect(one).not.toContain('a secret');
    for (const box of boxes) expect(await box.open(one)).toBe('a secret');
  }
  expect(new Set(sealed).size).toBe(3);
  expect(statSync(join(here, 'keys/secrets.key')).mode & 0o777).toBe(0o600);
});

test('a process that another one overtakes while it starts takes that one’s key', async () => {
  const fresh = await createTestDatabase();
  const [slow, quick] = [1, 2].map(max => openDatabase(fresh.url, () => undefined, { max }));
  if (!slow || !quick) throw new Error('two databases were opened');
  // The slow process has checked for the key. It now waits for its only connection to query the database.
  const held = await slow.pool.connect();
  const slowBox = openSecretBox(third, slow.kysely);
  const checking = slowBox.check();
  checking.catch(() => undefined);
  await expect.poll(() => slow.pool.waitingCount).toBe(1);
  const sealed = await openSecretBox(third, quick.kysely).seal('a secret');
  held.release();
  await checking;
  expect(await slowBox.open(sealed)).toBe('a secret');
  await Promise.all([slow.close(), quick.close()]);
  await fresh.drop();
});

test('a process with another DATA_DIR says what it lacks, and what was changed does not open', async () => {
  const db = program.database.kysely;
  await expect(openSecretBox(elsewhere, db).seal('x')).rejects.toMatchObject({ reason: 'secret-key' });
  const box = openSecretBox(here, db);
  const sealed = await box.seal('a secret');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  await expect(box.open(changed)).rejects.toThrow('authenticate');
});
