import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, openLikenessGate, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { until } from '../../../../test/until.ts';
import { foldForSearch } from '../../../engine/index.ts';
import { listUnbuilt } from './search-index-queries.ts';
import { searchIndexes } from './search-indexes.ts';

let program: TestProgram;
const query = (text: string) => program.database.pool.query(text);
/** What each list has one row with: an accent, a point, an apostrophe and a ligature. */
const text = 'Zúñiga & St. Lucie & O’Brien & Œuvre';

beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
  const id = 'uuidv7()';
  await query(`
    insert into leads (id, kind, status, name, phone, phone_digits, email)
      values (${id}, 'quote', 'new', '${text}', '(561) 555-0118', '5615550118', 'zoe.b@example.com');
    insert into redirects (id, source_path, destination_path, destination_key) values (${id}, '/${text}', '/end/', '/end');
    insert into giveaway_entries (id, full_name_1, full_name_2, state, email, phone, wedding_date)
      values (${id}, '${text}', 'Bob', 'FL', 'bob@example.com', '5615550118', '2027-07-04');
    insert into activity (id, action, noun, subject_name) values (${id}, 'renamed', 'templates', '${text}');
    insert into statements (id, subject_kind, subject, subject_key, predicate, value, source, source_name, license)
      values (${id}, 'place', 'Ocala, FL', 'place:ocala, fl', 'county', '${text}', 'owner', '', '');
    insert into posts (id, slug, title, description, body) values (${id}, 'a-post', '${text}', '', '');
    update customer_profiles set company_name = null;
    with account as (insert into auth_users (name, email, email_verified) values ('C', 'c@example.com', true) returning id)
      insert into customer_profiles (user_id, company_name) select id, '${text}' from account
      on conflict (user_id) do update set company_name = excluded.company_name;
    with named as (insert into named_data_sets (id, name, version) values (${id}, '${text}', 1) returning id)
      insert into named_data_set_versions (data_set_id, number, location_count, keyword_count, columns, parts)
      select id, 1, 0, 0, '[]', '[]' from named`);
  const template = await createTemplate(program, { title_template: '{{keyword}} in {{city}}' });
  const batch = await planBatch(program, {
    template_id: template.id,
    name: text,
    locations: 'Ocala, FL',
    keywords: text,
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const lists = [
  'leads',
  'redirects',
  'giveaway-entries',
  'activity?noun=templates',
  'statements',
  'posts',
  'customers',
  'data-sets',
  'batches',
  'keyword-usage',
  'pages',
];

async function foundIn(list: string, search: string): Promise<readonly unknown[]> {
  const path = `/api/${list}${list.includes('?') ? '&' : '?'}search=${encodeURIComponent(search)}`;
  return (await program.call<{ items: unknown[] }>('GET', path)).items;
}

describe.each(lists)('a search of %s', list => {
  test.each([
    'zuniga',
    'ZUN',
    'zu',
    'Zúñiga',
    'st lucie',
    'St. Lucie',
    'obrien',
    'o brien',
    'o bri',
    "o'brien",
    'O’BR',
    'oeuvre',
    'œuv',
  ])('by %j finds what has accents and points', async search => {
    expect(await foundIn(list, search)).toHaveLength(1);
  });

  test('finds no other', async () => {
    for (const search of ['zunigo', 'st-lucie-x', '100%', '_'])
      expect([search, await foundIn(list, search)]).toEqual([search, []]);
  });
});

test('the database folds texts as the program does', async () => {
  const letters = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code + 1));
  const texts = [...letters.map(letter => `a${letter}Z`), ...letters.map(letter => letter.repeat(2)), text];
  const { rows } = await program.database.pool.query<{ folded: string[] }>(
    'select array_agg(search_fold(t) order by at) as folded from unnest($1::text[]) with ordinality as texts (t, at)',
    [texts],
  );
  expect(rows[0]?.folded).toEqual(texts.map(foldForSearch));
});

test('every search index is there from the beginning, and is used as queries spell its text', async () => {
  expect(await listUnbuilt(program.database.kysely)).toEqual([]);
  const client = await program.database.pool.connect();
  try {
    await client.query('set enable_seqscan = off; set enable_indexscan = off');
    for (const { name, table, text: indexed, where = 'true' } of searchIndexes) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select 1 from ${table} where search_fold(${indexed}) like '%zuniga%' and ${where}`,
      );
      expect(rows.map(row => row['QUERY PLAN']).join('\n')).toContain(`Bitmap Index Scan on ${name}`);
    }
  } finally {
    client.release(true);
  }
});

test('a job builds those that an upgrade of large tables left out, and removes the ones before', async () => {
  await query(
    'drop index leads_folded_idx; create index leads_search_idx on leads using gin (search gin_trgm_ops)',
  );
  // As an interrupted build leaves it.
  await query(`update pg_index set indisvalid = false where indexrelid = 'redirects_folded_idx'::regclass`);
  expect((await listUnbuilt(program.database.kysely)).map(({ table }) => table)).toEqual([
    'leads',
    'redirects',
  ]);
  await program.queue.resume();
  await until(
    () => listUnbuilt(program.database.kysely),
    unbuilt => unbuilt.length === 0,
  );
  const { rows } = await query(`select indexname from pg_indexes where indexname like 'leads\\_search%'`);
  expect(rows).toEqual([]);
});
