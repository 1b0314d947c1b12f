import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { exportedTables } from './exported-tables.ts';
import { tableFacts } from './table-facts.ts';

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

test('the facts are of the tables that exist, each with reasons that say something', () => {
  expect(Object.keys(tableFacts).toSorted()).toEqual(tables);
  const unexplained = Object.entries(tableFacts).filter(
    ([, { label, named, isKept, why = '' }]) => (!label || !named || isKept) && why.length < 10,
  );
  expect(unexplained).toEqual([]);
});

test('an exported table comes after those it references', async () => {
  const { rows } = await program.database.pool.query<{ child: string; parent: string }>(
    `select c.relname as child, p.relname as parent from pg_constraint f
     join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
     where f.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.oid <> p.oid`,
  );
  const order = new Map(exportedTables.map(({ table }, index) => [table, index]));
  const wrong = rows.filter(({ child, parent }) => {
    const [at, before] = [order.get(child), order.get(parent)];
    return at !== undefined && parent !== 'auth_users' && (before === undefined || before > at);
  });
  expect(wrong).toEqual([]);
});

test('no exported column holds a secret', async () => {
  const { rows } = await program.database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = any ($1)
       and column_name ~ '(password|secret|token|private|sealed)'`,
    [exportedTables.map(({ table }) => table)],
  );
  expect(rows).toEqual([]);
});
