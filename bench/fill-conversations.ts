import type { Pool } from 'pg';
import { refreshContacts } from '../src/server/audience/contacts/summary-queries.ts';
import type { Db } from '../src/server/platform/db/database.ts';

/** Persons summarized at once. */
const atOnce = 5_000;

/**
 * Fills so many leads of two thirds as many persons, and three messages for each lead: the lead, a call or note, a stage. One
 * person in a hundred is suspected spam, one in fifty is quoted and quiet, one in five waits; one in a hundred is merged.
 */
export async function fillConversations(
  { pool, kysely }: { pool: Pool; kysely: Db },
  leads: number,
): Promise<void> {
  const persons = Math.ceil((leads * 2) / 3);
  const indexes = await dropIndexes(pool, ['contacts_folded_idx', 'leads_search_idx', 'leads_folded_idx']);
  await pool.query(contacts, [persons]);
  await pool.query(points, [persons]);
  await pool.query(requests, [leads, persons]);
  await pool.query(messages, [leads, persons]);
  await pool.query('vacuum (analyze) contacts, contact_points, leads, messages');
  for (let from = 0; from < persons; from += atOnce) {
    const { rows } = await pool.query<{ id: string }>(
      `select ${idAt('n', 'c')} as id from generate_series($1::int, $2::int) n`,
      [from, Math.min(from + atOnce, persons) - 1],
    );
    await kysely.transaction().execute(trx =>
      refreshContacts(
        trx,
        rows.map(({ id }) => id),
      ),
    );
  }
  await pool.query(merged, [persons]);
  for (const index of indexes) await pool.query(index);
  await pool.query('vacuum (analyze) contacts, leads');
}

/** Building a trigram index afterwards takes a tenth of the time. Returns the statements that build them. */
async function dropIndexes(pool: Pool, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ indexdef: string }>(
    'select indexdef from pg_indexes where indexname = any($1)',
    [names],
  );
  for (const name of names) await pool.query(`drop index if exists ${name}`);
  return rows.map(({ indexdef }) => indexdef);
}

/** An id made `n` seconds after a day in the past; `kind` keeps the ids of two tables apart. */
const idAt = (n: string, kind: string) => `
  (lpad(to_hex(1700000000000 + (${n})::int8 * 1000), 12, '0') || '7' || substr(md5('${kind}' || (${n})::text), 1, 3) || '8'
    || substr(md5('${kind}' || (${n})::text), 4, 15))::uuid`;
const timeAt = (n: string) => `to_timestamp(1700000000 + ${n})`;

const contacts = `
  insert into contacts (id, root_id, created_at)
  select id, id, ${timeAt('n')} from (
    select n, ${idAt('n', 'c')} as id from generate_series(0, $1::int - 1) n) numbered`;

const points = `
  insert into contact_points (contact_id, kind, value)
  select ${idAt('n', 'c')}, 'phone', '+1' || (2010000000 + n::int8 * 7) from generate_series(0, $1::int - 1) n`;

const requests = `
  insert into leads (id, kind, stage, status, name, phone, phone_digits, email, city, state, zip_code, details, keyword,
                     suspected_spam, contact_id, assignee_id, created_at)
  select ${idAt('n', 'l')}, 'quote',
    case when p % 50 = 1 then 'quoted' when p % 5 = 0 then 'new' when p % 3 = 0 then 'done' else 'contacted' end, 'new',
    (array['Ann', 'Bob', 'Cara', 'Dan', 'Eve', 'Finn', 'Gus'])[p % 7 + 1] || ' ' || initcap(substr(md5(p::text), 1, 6)),
    '+1' || (2010000000 + p::int8 * 7), (2010000000 + p::int8 * 7)::text, 'visitor' || p || '@example.com',
    'Town ' || p % 5000, 'FL', lpad((p % 90000)::text, 5, '0'),
    'An old sofa and two mattresses, on the second floor.', 'junk removal', p % 100 = 7, ${idAt('p', 'c')},
    case when p % 4 = 1 then (select min(user_id::text)::uuid from user_roles where role = 'admin') end, ${timeAt('n')}
  from (select n, n % $2::int as p from generate_series(0, $1::int - 1) n) numbered`;

const messages = `
  insert into messages (id, contact_id, lead_id, kind, channel, direction, body, outcome, is_answer, stage_before, stage_after, happened_at)
  select gen_random_uuid(), ${idAt('p', 'c')}, ${idAt('n', 'l')}, kind, channel, direction, body, outcome, is_answer, before, after,
    ${timeAt('n + seconds')}
  from (select n, n % $2::int as p from generate_series(0, $1::int - 1) n) numbered cross join (values
    ('lead', 'form', 'in', '', null, false, null, null, 0),
    ('call', 'phone', 'out', 'Asked for the gate code.', 'no_answer', false, null, null, 60),
    ('stage', null, null, '', null, false, 'new', 'contacted', 120)
  ) as said (kind, channel, direction, body, outcome, is_answer, before, after, seconds)
  where kind = 'lead' or p % 100 <> 7`;

/** Every hundredth person is the one before, too. */
const merged = `
  update contacts c set root_id = o.id, merged_into = o.id, merged_at = now(), last_at = null, waiting_since = null,
    quiet_since = null, assignee_id = null, is_spam = false, search = ''
  from (select ${idAt('n', 'c')} as id, ${idAt('n + 1', 'c')} as merged_id from generate_series(0, $1::int - 2, 100) n) o
  where c.id = o.merged_id`;
