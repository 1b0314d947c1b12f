import type { Pool } from 'pg';

/** A customer who owns a tenth of the pages; signs in with the bench's own password. */
export const richCustomer = { email: 'customer@example.com', password: 'a password for the bench' };

/**
 * Fills everything that staff see in lists beside pages: leads, redirects, activity, the log of missing addresses at
 * its limit, pages without views, and a customer with a tenth of the pages. One row in a hundred differs from the rest.
 * Those are the oldest, so a list of them lies far down.
 */
export async function fillLists(pool: Pool, rows: number): Promise<void> {
  await withoutSearchIndex(pool, 'leads', () => pool.query(leads, [rows]));
  await withoutSearchIndex(pool, 'redirects', () => pool.query(redirects, [rows]));
  await withoutSearchIndex(pool, 'activity', () => pool.query(activity, [rows]));
  await withoutSearchIndex(pool, 'giveaway_entries', () => pool.query(entries, [rows]));
  await withoutSearchIndex(pool, 'statements', () => pool.query(statements, [rows]));
  await pool.query(missingAddresses);
  await pool.query(pagesWithoutViews);
  await pool.query(owner, [richCustomer.email]);
  await pool.query(
    'vacuum (analyze) leads, redirects, activity, giveaway_entries, statements, not_found_hits, quiet_pages, generated_landing_pages',
  );
}

/** Building a trigram index afterwards takes a tenth of the time. */
async function withoutSearchIndex(pool: Pool, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await pool.query<{ indexdef: string }>(
    'select indexdef from pg_indexes where tablename = $1 and indexname = $2',
    [table, `${table}_search_idx`],
  );
  await pool.query(`drop index ${table}_search_idx`);
  await fill();
  await pool.query(rows[0]?.indexdef ?? '');
}

/** An id made `n` milliseconds after a day in the past. */
const idAt = (n: string) => `
  (lpad(to_hex(1700000000000 + ${n}), 12, '0') || '7' || substr(md5(${n}::text), 1, 3) || '8' || substr(md5(${n}::text), 4, 15))::uuid`;

const leads = `
  insert into leads (id, kind, status, name, phone, phone_digits, email, city, state, zip_code, details, keyword,
                     suspected_spam, landing_page_id)
  select ${idAt('n')}, case when n < $1 / 100 then 'scheduling' when n % 3 = 0 then 'footer' else 'quote' end,
    case when n < $1 / 100 then 'lost' when n % 4 = 0 then 'contacted' else 'new' end,
    (array['Ann', 'Bob', 'Cara', 'Dan', 'Eve', 'Finn', 'Gus'])[n % 7 + 1] || ' ' || initcap(substr(md5(n::text), 1, 6)),
    '(561) 555-' || lpad((n % 10000)::text, 4, '0'), '561555' || lpad((n % 10000)::text, 4, '0'),
    'visitor' || n || '@example.com', 'Town ' || n % 5000, 'FL', lpad((n % 90000)::text, 5, '0'),
    'An old sofa and two mattresses, on the second floor.', 'junk removal', n < $1 / 100, null
  from generate_series(1, $1::int) n`;

const redirects = `
  insert into redirects (id, source_path, destination_path, destination_key, is_active, cause)
  select ${idAt('n')}, '/old-page-' || n, '/end-' || n % 1000 || '/', '/end-' || n % 1000, n >= $1 / 100,
    case when n >= $1 / 100 then '019aa000-0000-7000-8000-000000000000'::uuid end
  from generate_series(1, $1::int) n`;

const activity = `
  insert into activity (id, user_email, action, noun, subject_id, subject_name, after)
  select ${idAt('n')}, 'staff' || n % 20 || '@example.com', 'update',
    case when n < $1 / 100 then 'redirects' else 'pages' end, n::text, 'Junk Removal in Town ' || n, '{"status": "draft"}'
  from generate_series(1, $1::int) n`;

const entries = `
  insert into giveaway_entries (id, full_name_1, full_name_2, state, email, phone, wedding_date)
  select ${idAt('n')}, 'Ann ' || initcap(substr(md5(n::text), 1, 6)), 'Bob ' || initcap(substr(md5(n::text), 7, 6)), 'FL',
    'pair' || n || '@example.com', '(561) 555-' || lpad((n % 10000)::text, 4, '0'), '2027-07-04'
  from generate_series(1, $1::int) n`;

/** Ten facts of each town; one in a hundred is disputed, and those are the oldest. */
const statements = `
  insert into statements (id, subject_kind, subject, subject_key, predicate, value, source, source_name, expires_on, license,
                          is_disputed)
  select ${idAt('n')}, 'place', 'Town ' || n / 10 || ', FL', 'place:town ' || n / 10 || ', fl',
    (array['bulk_limit', 'bulk_schedule', 'bulk_collector', 'bulk_refused', 'yard_waste', 'appliances', 'drop_off',
           'donation', 'housing', 'permit'])[n % 10 + 1],
    'no more than ' || n % 97 || ' cubic yards, out by 7 a.m.', 'https://town' || n / 10 || '.example/bulk', 'Town ' || n / 10,
    date '2027-01-01' + n % 1000, '', n < $1 / 100
  from generate_series(1, $1::int) n
  on conflict do nothing`;

/** A third of the addresses resemble fixed pages, a third are a page's with a letter missing, a third resemble nothing. */
const missingAddresses = `
  insert into not_found_hits (path, hits, referrer)
  select case n % 3 when 0 then '/gone-' || n || '-junk-removal' when 1 then '/wp-' || n || '/login.php'
    else '/' || left(slug, length(slug) - 6) || right(slug, 5) end,
    n % 500 + 1, 'https://example.com/'
  from (
    select row_number() over () as n, slug from (select slug from generated_landing_pages limit 10000) pages
  ) numbered
  on conflict do nothing`;

const pagesWithoutViews = `
  with found as (
    insert into quiet_pages (page_id) select id from generated_landing_pages where seed % 10 = 0 on conflict do nothing
    returning page_id
  )
  insert into quiet_page_counts (count) select count(*) from found
  on conflict (id) do update set count = excluded.count, made_at = now()`;

const owner = `
  update generated_landing_pages set owner_id = (select id from auth_users where email = $1) where seed % 10 = 1`;
