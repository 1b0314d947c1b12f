import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { carriedTables } from './carried-tables.ts';

/** Tables that a full export does not carry, and why. */
const excludedTables: Readonly<Record<string, string>> = {
  auth_users: 'In a list of its own (`accounts`), without anything one could sign in with.',
  user_roles: 'In that same list.',
  auth_sessions: 'Who is signed in here is signed in nowhere else.',
  auth_accounts: 'Passwords, and identities at other companies.',
  auth_verifications: 'Links that were sent and are good for an hour.',
  auth_rate_limits: 'How often something was tried here lately.',
  auth_factors: 'Secrets of second factors, sealed with a key that stays here.',
  auth_recovery_codes: 'As good as a password.',
  auth_codes: 'Codes that were sent and are good for minutes.',
  auth_attempts: 'How often something was tried here lately.',
  auth_keys: 'What this installation signs with.',
  api_keys: 'Programs get a new key where the data goes.',
  invitations: 'The links that were sent lead here.',
  webhooks: 'Their secrets stay here, and a copy on trial must not speak to other companies.',
  webhook_deliveries: 'Messages of webhooks that are not carried.',
  indexnow:
    'A copy on trial must not speak to search engines for the site; it is switched on where the domain leads.',
  indexnow_addresses: 'What IndexNow has still to be told.',
  indexnow_departures: 'What IndexNow has still to be told of addresses that are gone.',
  outbox: 'Letters are sent once, from here.',
  activity: 'What was done here. What an import did is written down where it came in.',
  review_syncs: 'When this installation may ask the Business Profile again.',
  backup_runs: 'Backups that lie here.',
  export_jobs: 'Files that lie here.',
  import_jobs: 'Files that lie here.',
  template_editors: 'Who has a template open right now.',
  writing_usage: 'What this installation paid for.',
  encyclopedia_rest: 'When this installation may ask the encyclopedia again.',
  page_counts: 'Kept by triggers as pages come in.',
  version_page_counts: 'Kept by triggers as pages come in.',
  page_moment_counts: 'Kept by triggers as pages come in.',
  town_counts: 'Kept by triggers as pages come in.',
  place_uses: 'Kept by triggers as lists come in.',
  view_rankings: 'Computed again by a job.',
  quiet_pages: 'Computed again by a job.',
  quiet_page_counts: 'Computed again by a job.',
  ended_statements: 'What the sitemap told of statements that are gone.',
  site_addresses: 'Where site pages are, computed again at once.',
  sitemap_files: 'Rebuilt by a job.',
  sitemap_builds: 'Rebuilt by a job.',
};

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

test('a carried table comes after those it references', async () => {
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
