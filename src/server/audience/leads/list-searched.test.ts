import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { findRedirects } from '../../pages/redirects/list-queries.ts';
import type { SearchedPlace } from '../../platform/db/list-searched.ts';
import { sampleTable } from '../../platform/db/search-sample.ts';
import { findEntries } from '../giveaway/list-queries.ts';
import { findLeads } from './list-queries.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  const { pool } = program.database;
  await pool.query(`
    insert into leads (id, kind, status, name, phone, phone_digits, email, city, details)
    select uuidv7(), 'quote', case when n % 3 = 0 then 'lost' else 'new' end, case when n % 50 = 0 then 'Wexcombe 100% Off_ers' else 'Ann Miller' end,
      '(561) 555-' || lpad(n::text, 4, '0'), '561555' || lpad(n::text, 4, '0'), 'visitor' || n || '@example.com', 'Town ' || n % 9,
      'An old sofa'
    from generate_series(1, 400) n`);
  await pool.query(`
    insert into redirects (id, source_path, destination_path, destination_key, is_active)
    select uuidv7(), '/Old-Page-' || n, '/end-' || n % 10 || '/', '/end-' || n % 10, n % 2 = 0 from generate_series(1, 400) n`);
  await pool.query(`
    insert into giveaway_entries (id, full_name_1, full_name_2, state, email, phone, wedding_date)
    select uuidv7(), 'Ann Miller', case when n % 40 = 0 then 'Wexcombe' else 'Bob Miller' end, 'FL', 'pair' || n || '@example.com',
      '561555' || n, '2027-07-04'
    from generate_series(1, 400) n`);
});
afterAll(() => program.stop());

const lists = {
  leads: (query: SearchedPlace) => findLeads(program.database.kysely, query),
  'lost leads': (query: SearchedPlace) => findLeads(program.database.kysely, { ...query, status: 'lost' }),
  redirects: (query: SearchedPlace) => findRedirects(program.database.kysely, query),
  'redirects that are off': (query: SearchedPlace) =>
    findRedirects(program.database.kysely, { ...query, is_active: 'false' }),
  entries: (query: SearchedPlace) => findEntries(program.database.kysely, query),
} as const;

/** Collects rows page by page, with the total that each page reported. */
async function walk(list: (typeof lists)[keyof typeof lists], search: string, sampledFrom?: number) {
  const ids: string[] = [];
  const totals: string[] = [];
  let after: string | null = null;
  for (let hasMore = true; hasMore; ) {
    const part: Awaited<ReturnType<typeof list>> = await list({ search, after, limit: 31, sampledFrom });
    ids.push(...part.rows.slice(0, 30).map(row => row.id));
    totals.push(`${part.total} ${part.total_is_exact}`);
    after = ids.at(-1) ?? null;
    hasMore = part.rows.length > 30;
  }
  return { ids, totals };
}

describe('a search that begins with a sample', () => {
  test.each([
    ['leads', 'visitor17@', 1],
    ['leads', 'VISITOR39', 11],
    ['leads', '561.555.0118', 1],
    ['leads', '555-0118', 1],
    ['leads', '(561) 555-00', 99],
    ['leads', 'wexcombe 100% off_', 8],
    ['leads', 'wexcombe 1000 off_', 0],
    ['leads', 'miller', 392],
    ['leads', '%%miller', 0],
    ['lost leads', 'wexcombe 100', 2],
    ['redirects', 'old-page-39', 11],
    ['redirects', 'Old-page-7 end', 0],
    ['redirects', 'page-7\n/end', 1],
    ['redirects', 'old_page', 0],
    ['redirects that are off', '/old-page-17', 6],
    ['entries', 'miller\nwexcombe', 10],
    ['entries', 'pair17@', 1],
  ] as const)(
    'a search that begins with a sample finds the same %s for %j as one without, in the same order, and counts them',
    async (noun, search, count) => {
      const found = await walk(lists[noun], search, 0);
      expect(found).toEqual(await walk(lists[noun], search));
      expect(found.ids).toHaveLength(count);
      expect(found.totals).toContain(`${count} true`);
    },
  );

  test('a search that begins with a sample is not needed for a text that the index does not know: the newest are looked through', async () => {
    for (const noun of ['leads', 'redirects', 'entries'] as const) {
      const { total, total_is_exact, rows } = await lists[noun]({ search: '17', after: null, limit: 5 });
      expect([rows.length, total > 5, total_is_exact]).toEqual([5, true, false]);
    }
  });

  test.each([
    ['wexcombe miller', 'wexcombe'],
    ['visitor117@', '117'],
    ['(561) 555-0118', '0118'],
    ['miller a1b2', 'a1b2'],
    ['ann miller', undefined],
    ['miller 9', undefined],
    ['wexcombe', undefined],
  ])('a search that begins with a sample asks the index of %j for %j', async (search, probe) => {
    const leads = { table: 'leads', text: sql<string>`t.search`, rowsOfBlock: 20 };
    expect((await sampleTable(program.database.kysely, leads, search, 0))?.probe).toBe(probe);
  });
});
