import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Backup } from '../../../contract/operations/backups.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { migrate, readMigrationTexts } from '../../platform/db/migrate.ts';
import { orderRestore } from './backup-context.ts';
import { findRun } from './run-queries.ts';
import { writeBackup } from './write-backup.ts';

let program: TestProgram;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pagehaul-older-'));
  program = await startTestProgram({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a backup of an older program is brought up to the newest migrations', async () => {
  const name = await olderBackup('0032');
  const { items } = await program.call<{ items: Backup[] }>('GET', '/api/backups');
  expect(items).toMatchObject([{ name, can_restore: true, is_older: true }]);
  const { id } = await orderRestore(program.backups, program.queue, name);
  await expect.poll(async () => (await findRun(program.database.kysely, id))?.status).toBe('completed');
  const { rows } = await program.database.pool.query('select name from kysely_migration order by name');
  expect(rows).toEqual((await readMigrationTexts()).map(({ name: migration }) => ({ name: migration })));
});

test('plans of an older program get failure codes from their messages', async () => {
  const messages = {
    'Page already exists': 'page-exists',
    'Page left as it is: a later batch changed it': 'changed-later',
    'The database refuses this page: it violates unique constraint "some_key".': 'database-unknown-some_key',
    'The database refuses this page: value too long.': 'database-unknown',
    'Words of nobody': 'other',
  };
  const name = await olderBackup(
    '0053',
    `insert into bulk_generation_plans (generation_batch_id, id, slug, city, state, keyword, status, error_message)
     select '00000000-0000-4000-8000-000000000000', place, 'a-' || place, '', '', '', 'failed', message
     from json_array_elements_text('${JSON.stringify([...Object.keys(messages), null])}') with ordinality m (message, place)`,
  );
  const { id } = await orderRestore(program.backups, program.queue, name);
  await expect.poll(async () => (await findRun(program.database.kysely, id))?.status).toBe('completed');
  const { rows } = await program.database.pool.query(
    'select error_message, failure_code from bulk_generation_plans order by id',
  );
  expect(rows.map(row => [row.error_message, row.failure_code])).toEqual([
    ...Object.entries(messages),
    [null, 'other'],
  ]);
});

/** A backup of a database with the migrations up to this number. */
async function olderBackup(last: string, fill = ''): Promise<string> {
  const migrations = await mkdtemp(join(tmpdir(), 'pagehaul-migrations-'));
  for (const { name, text } of await readMigrationTexts()) {
    if (name < `${last}~`) await writeFile(join(migrations, `${name}.sql`), text);
  }
  const empty = await createTestDatabase({ isEmpty: true });
  const database = openDatabase(empty.url, () => undefined);
  try {
    await migrate(database.kysely, migrations);
    await database.pool.query(fill);
    const { signal } = new AbortController();
    const onProgress = async () => undefined;
    const { folder, uploads } = program.backups;
    const source = { pool: database.pool, schema: 'public', folder, uploads, signal, onProgress };
    return (await writeBackup({ ...source, reason: 'asked' })).name;
  } finally {
    await database.close();
    await empty.drop();
    await rm(migrations, { recursive: true });
  }
}
