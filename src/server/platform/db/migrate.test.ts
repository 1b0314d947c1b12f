import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { projectRoot } from '../project-root.ts';
import { type Database, openDatabase } from './database.ts';
import { ensureDatabase } from './ensure-database.ts';
import { migrate } from './migrate.ts';
import { writeSetting } from './settings.ts';

let created: TestDatabase;
let database: Database;
let folder: string;
beforeEach(async () => {
  created = await createTestDatabase();
  database = openDatabase(created.url, () => undefined);
  folder = mkdtempSync(join(tmpdir(), 'pagehaul-migrations-'));
  cpSync(join(projectRoot, 'migrations'), folder, { recursive: true });
});
afterEach(async () => {
  await database.close();
  await created.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The next version of the program, with one more migration. */
function nextVersion(name: string, text: string): string {
  writeFileSync(join(folder, `${name}.sql`), text);
  return folder;
}

const columns = async () => {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'leads' and column_name = 'next_word'`.execute(database.kysely);
  return rows.map(row => row.name);
};

test('a database that a newer program has migrated is left as it is, and what is newer is named', async () => {
  expect(await migrate(database.kysely)).toEqual([]);
  expect(
    await migrate(database.kysely, nextVersion('9000_next', 'alter table leads add next_word text')),
  ).toEqual([]);
  expect(await migrate(database.kysely)).toEqual(['9000_next']);
  expect(await columns()).toEqual(['next_word']);
});

test('after a migration that takes something away, only a program that knows the one it names can start', async () => {
  const after = nextVersion('9000_next', 'alter table leads add next_word text');
  await migrate(database.kysely, after);
  await writeSetting(database.kysely, 'oldest-program', '9000_next');
  expect(await migrate(database.kysely, after)).toEqual([]);
  await expect(migrate(database.kysely)).rejects.toThrow('needs a program that knows 9000_next');
  await writeSetting(database.kysely, 'oldest-program', '0001_accounts');
  expect(await migrate(database.kysely)).toEqual(['9000_next']);
});

test('a database of another line of the program is refused by name', async () => {
  await migrate(database.kysely, nextVersion('0001_other', 'select 1')).catch(() => undefined);
  await sql`insert into kysely_migration (name, timestamp) values ('0001_other', '2026-01-01T00:00:00.000Z')`.execute(
    database.kysely,
  );
  await expect(migrate(database.kysely)).rejects.toThrow(/it has 0001_other and lacks nothing/);
});

test('many that start at once on an empty database migrate it once', async () => {
  const url = new URL(created.url);
  url.pathname += '_empty';
  await ensureDatabase(url.href);
  const several = [1, 2, 3, 4].map(() => openDatabase(url.href, () => undefined, { max: 2 }));
  expect(await Promise.all(several.map(one => migrate(one.kysely)))).toEqual([[], [], [], []]);
  const { rows } = await sql<{ most: number }>`select max(count)::int as most
    from (select count(*) from kysely_migration group by name) as counts`.execute(
    several[0]?.kysely ?? database.kysely,
  );
  expect(rows).toEqual([{ most: 1 }]);
  await Promise.all(several.map(one => one.close()));
  await sql.raw(`drop database "${url.pathname.slice(1)}" with (force)`).execute(database.kysely);
});

test('a table that is worked with is waited for in short turns, and readers pass between them', async () => {
  const busy = await database.pool.connect();
  await busy.query('begin; select count(*) from leads');
  let isDone = false;
  const migrating = migrate(
    database.kysely,
    nextVersion('9000_next', 'alter table leads add next_word text'),
  ).finally(() => {
    isDone = true;
  });
  await expect
    .poll(async () => {
      const { rows } =
        await sql`select 1 from pg_locks where not granted and relation = 'leads'::regclass`.execute(
          database.kysely,
        );
      return rows.length;
    })
    .toBe(1);
  // Waits behind the migration's lock, and must finish long before the table is free.
  await sql`select count(*) from leads`.execute(database.kysely);
  expect(isDone).toBe(false);
  await busy.query('commit');
  busy.release();
  expect(await migrating).toEqual([]);
  expect(await columns()).toEqual(['next_word']);
});
