import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { migrate, readMigrationTexts } from '../../platform/db/migrate.ts';
import { listDecisions } from './queries.ts';

let database: Database;
let stop: () => Promise<void>;
beforeAll(async () => {
  const older = await mkdtemp(join(tmpdir(), 'pagehaul-migrations-'));
  for (const { name, text } of await readMigrationTexts())
    if (name < '0127') await writeFile(join(older, `${name}.sql`), text);
  const empty = await createTestDatabase({ isEmpty: true });
  database = openDatabase(empty.url, () => undefined);
  stop = async () => {
    await database.close();
    await empty.drop();
    await rm(older, { recursive: true });
  };
  await migrate(database.kysely, older);
  await database.pool.query(`
    insert into auth_users (id, name, email, email_verified) values ('${admin}', 'A', 'a@example.com', true);
    ${batch('outside', 'noindex', null)} ${overrule('outside', { pages_outside: 3 })}
    ${batch('left-out', 'leave-out', 'leave-out')}
    ${batch('both', 'leave-out', null)}
    ${overrule('both', { pages_over: 40, pages: 60, threshold_percent: 85 })}
    ${batch('thin', null, 'noindex')} ${overrule('thin', { pages_thin: 5, threshold_percent: 85 })}
    ${batch('plain', null, null)}
  `);
  await migrate(database.kysely);
});
afterAll(() => stop());

const admin = '00000000-0000-4000-8000-00000000000a';
const idOf = (name: string) => `(md5('${name}')::uuid)`;
const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);
const reason = 'The towns get their statements this week.';

const batch = (name: string, outside: string | null, thin: string | null) => `
  insert into generation_batches (id, name, combinations, url_pattern, states, location_count, keyword_count, outside_pages, thin_pages)
    values (${idOf(name)}, '${name}', 60, 'keyword', '[]', 60, 1, ${text(outside)}, ${text(thin)});`;

const overrule = (name: string, figures: Readonly<Record<string, number>>) => `
  insert into likeness_overrules (generation_batch_id, reason, overruled_by, ${Object.keys(figures).join(', ')})
    values (${idOf(name)}, '${reason}', '${admin}', ${Object.values(figures).join(', ')});`;

async function decidedOf(name: string) {
  const { rows } = await database.pool.query<{ id: string }>(`select ${idOf(name)} as id`);
  const decisions = await listDecisions(database.kysely, rows[0]?.id ?? '');
  return decisions
    .map(({ kind, outcome, reason: why, decided_by }) => [kind, outcome, why, decided_by])
    .toSorted(([one = ''], [other = '']) => (one ?? '').localeCompare(other ?? ''));
}

test('what an older program decided is kept: by whom, why, and what becomes of the pages', async () => {
  expect(await decidedOf('outside')).toEqual([['outside', 'noindex', reason, 'a@example.com']]);
  expect(await decidedOf('left-out')).toEqual([
    ['outside', 'leave-out', null, null],
    ['thin', 'leave-out', null, null],
  ]);
  expect(await decidedOf('both')).toEqual([
    ['outside', 'leave-out', null, 'a@example.com'],
    ['too-alike', 'publish', reason, 'a@example.com'],
  ]);
  expect(await decidedOf('thin')).toEqual([
    ['no-forecast', 'publish', reason, 'a@example.com'],
    ['thin', 'noindex', reason, 'a@example.com'],
  ]);
  expect(await decidedOf('plain')).toEqual([]);
  const { rows } = await database.pool.query(
    `select figures from batch_decisions where finding in ('too-alike', 'outside') and figures <> '{}' order by finding`,
  );
  expect(rows.map(({ figures }) => figures)).toEqual([
    { pages_outside: 3 },
    { pages: 60, pages_over: 40, threshold_percent: 85 },
  ]);
});

test('a process of the version before may approve and generate meanwhile', async () => {
  await database.pool.query(`${batch('later', null, null)} ${batch('new', null, null)}`);
  await database.pool.query(`update generation_batches set outside_pages = 'noindex' where name = 'later'`);
  await database.pool.query(overrule('later', { pages_outside: 7 }));
  expect(await decidedOf('later')).toEqual([['outside', 'noindex', reason, 'a@example.com']]);
  await database.pool.query(
    `insert into batch_decisions (generation_batch_id, finding, outcome) values (${idOf('new')}, 'thin', 'leave-out')`,
  );
  const { rows } = await database.pool.query(
    `select outside_pages, thin_pages from generation_batches where name = 'new'`,
  );
  expect(rows).toEqual([{ outside_pages: null, thin_pages: 'leave-out' }]);
  expect(await decidedOf('new')).toEqual([['thin', 'leave-out', null, null]]);
});
