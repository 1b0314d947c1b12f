import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBatch, generateBatch, openLikenessGate, waitForBatch } from '../../../../test/factories.ts';
import { startTransferProgram, type TransferProgram } from '../../../../test/transfer-program.ts';
import type { SettingsReply } from '../../../contract/platform/settings.ts';

/* A full export with a script in every text. */

const script = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
let from: TransferProgram;
let to: TransferProgram;
let origin: string;
beforeAll(async () => {
  [from, to] = [await startTransferProgram(), await startTransferProgram()];
  ({ origin } = await to.listen());
});
afterAll(async () => {
  await from.stop();
  await to.stop();
});

async function fill(program: TransferProgram): Promise<void> {
  await openLikenessGate(program);
  const batch = await createBatch(program, { locations: 'Miami, FL\nOcala, FL', keywords: 'junk removal' });
  await waitForBatch(program, batch.id, one => one.is_planned);
  await generateBatch(program, batch.id);
  await program.call('POST', '/api/posts', {
    slug: 'a-post',
    title: 'A post of ours',
    description: 'What it is about.',
    body: 'Words in a paragraph.',
    status: 'published',
  });
  await program.call('POST', '/api/redirects', {
    source_path: '/old',
    destination_path: '/contact',
    description: 'Why it leads there',
  });
  for (const group of ['business', 'testimonials'] as const) {
    const { [group]: stored } = await program.call<SettingsReply>('GET', '/api/settings');
    await program.call('PUT', `/api/settings/${group}`, stored);
  }
}

/** Texts of users contain a blank; ids, times, addresses and phone numbers stay unchanged. */
function poisoned(value: unknown): unknown {
  if (typeof value === 'string') return / /.test(value) && /[a-z]/.test(value) ? `${value} ${script}` : value;
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one)]));
}

test('scripts in every text are imported as text, and no page runs one', async () => {
  await fill(from);
  const file = await (await from.export('full_system')).response.text();
  const checked = await to.check('full_system', poisoned(JSON.parse(file)));
  expect(checked.import_results?.items.filter(item => item.verdict === 'refused')).toEqual([]);
  expect((await to.apply(checked.id)).status).toBe('completed');
  const { rows } = await to.database.pool.query<{ path: string }>(
    `select '/' || slug || '/' as path from generated_landing_pages`,
  );
  expect(rows).toHaveLength(2);
  let shown = 0;
  for (const path of [
    ...rows.map(row => row.path),
    '/',
    '/about',
    '/services',
    '/blog',
    '/blog/a-post',
    '/locations',
    '/sitemap.xml',
  ]) {
    const reply = await fetch(`${origin}${path}`);
    const text = await reply.text();
    expect([path, reply.status, text.includes('<script>alert'), /<img[^>]+onerror/.test(text)]).toEqual([
      path,
      200,
      false,
      false,
    ]);
    if (text.includes('&lt;script&gt;alert(1)')) shown += 1;
  }
  expect(shown).toBeGreaterThan(3);
  for (const path of [
    '/api/templates',
    '/api/pages',
    '/api/leads',
    '/api/settings',
    '/api/redirects',
    '/api/batches',
  ]) {
    expect([path, (await to.request('GET', path, { cookie: to.cookie })).status]).toEqual([path, 200]);
  }
});

test('unsafe redirects, a page that an undo would restore at an address of the site, and an admin account are not imported', async () => {
  const file = JSON.parse(await (await from.export('full_system')).response.text());
  const [redirect] = file.redirects;
  const [page] = file.generated_landing_pages;
  const change = crypto.randomUUID();
  const evil = (changes: object) => ({ ...redirect, id: crypto.randomUUID(), ...changes });
  const job = await to.check('full_system', {
    ...file,
    redirects: [
      evil({ source_path: '/one', destination_path: 'javascript:alert(1)', destination_key: null }),
      evil({ source_path: '/admin/pages' }),
      evil({ source_path: '/three', destination_path: '/about', destination_key: '/elsewhere' }),
    ],
    page_changes: [{ id: change, action: 'delete', status: 'completed', total_pages: 1 }],
    page_change_parts: [
      {
        change_id: change,
        number: 1,
        page_ids: [page.id],
        first_id: page.id,
        last_id: page.id,
        deleted_rows: [{ ...page, slug: 'admin' }],
      },
    ],
    accounts: [
      { id: crypto.randomUUID(), email: 'intruder@example.com', role: 'admin' },
      { id: crypto.randomUUID(), email: 'not an address', role: 'customer' },
    ],
  });
  const counts = job.import_results?.counts;
  const items = job.import_results?.items ?? [];
  expect(counts?.redirects).toMatchObject({ new: 0, refused: 3 });
  expect(counts?.page_change_parts).toMatchObject({ new: 0, refused: 1 });
  expect(counts?.accounts).toMatchObject({ new: 0, left_out: 1, refused: 1 });
  expect(items.filter(item => item.verdict === 'refused').map(item => item.reason)).toEqual(
    expect.arrayContaining([
      'This address belongs to the program itself',
      'deleted_rows: The site itself uses this address',
      'email: This is no email address',
    ]),
  );
});
