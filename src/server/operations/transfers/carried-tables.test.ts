import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { carriedTables } from './carried-tables.ts';
import { excludedTables } from './excluded-tables.ts';

let program: TestProgram;
let tables: string[];
beforeAll(async () => {
  program = await startTestProgram();
  const { rows } = await program.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname not like 'kysely_migration%' order by relname`,
  );
  tables = rows.map(row => row.name);
});
afterAll(() => program.stop());

test('every table is carried or its absence explained, and none is both', () => {
  const listed = [...carriedTables.map(({ table }) => table), ...Object.keys(excludedTables)];
  expect(listed.toSorted()).toEqual(tables);
  expect(new Set(listed).size).toBe(listed.length);
});

test('a carried table comes after those it refers to', async () => {
  const { rows } = await program.database.pool.query<{ child: string; parent: string }>(
    `select c.relname as child, p.relname as parent from pg_constraint f
     join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
     where f.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.oid <> p.oid`,
  );
  const order = new Map(carriedTables.map(({ table }, place) => [table, place]));
  const wrong = rows.filter(({ child, parent }) => {
    const [at, before] = [order.get(child), order.get(parent)];
    return at !== undefined && parent !== 'auth_users' && (before === undefined || before > at);
  });
  expect(wrong).toEqual([]);
});

test('no carried column holds a secret', async () => {
  const { rows } = await program.database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = any ($1)
       and column_name ~ '(password|secret|token|private|sealed)'`,
    [carriedTables.map(({ table }) => table)],
  );
  expect(rows).toEqual([]);
});
