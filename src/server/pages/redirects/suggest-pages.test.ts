import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import type { NotFoundHit } from '../../../contract/pages/redirects.ts';

let program: TestProgram;
let origin: string;
beforeAll(async () => {
  program = await startTestProgram();
  ({ origin } = await program.listen());
  const batch = await planBatch(program, {
    template_id: (await createTemplate(program)).id,
    locations: 'Wexcombe, FL',
    keywords: 'attic cleaning\nbarn cleaning',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());
beforeEach(async () => {
  await program.database.pool.query('delete from not_found_hits');
});

const visit = (path: string) => fetch(`${origin}${path}`);
const list = async () =>
  (await program.call<{ items: NotFoundHit[] }>('GET', '/api/not-found-hits?per_page=200')).items;
const suggested = async (path: string) => (await list()).find(item => item.path === path)?.suggestion;
const stored = async (path: string) =>
  program.database.kysely
    .selectFrom('not_found_hits')
    .select(['suggestion', 'suggested_at'])
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
const setStatus = async (slug: string, status: string) => {
  const { items } = await program.call<{ items: PageRow[] }>('GET', `/api/pages?search=${slug}`);
  await program.call('PATCH', `/api/pages/${items[0]?.id}`, { status });
};

describe('the page suggested for a missing address', () => {
  test('the page suggested for a missing address is the one its last visitor was shown', async () => {
    await visit('/attic-cleaning-wexcombe-florida');
    await program.redirects.missed.flush();
    const slug = (await stored('/attic-cleaning-wexcombe-florida')).suggestion;
    expect(slug).toBe('/attic-cleaning-wexcombe-fl/');
    await program.database.pool.query(`update not_found_hits set suggestion = '/about'`);
    expect(await suggested('/attic-cleaning-wexcombe-florida')).toBe('/about');
    await visit('/attic-cleaning-wexcombe-florida');
    expect(await suggested('/attic-cleaning-wexcombe-florida')).toBe('/attic-cleaning-wexcombe-fl/');
  });

  test('the page suggested for a missing address is another one as soon as it is gone, and this one again when it is back and an hour is over', async () => {
    const path = '/barn-cleaning-wexcombe-florida';
    await visit(path);
    expect(await suggested(path)).toBe('/barn-cleaning-wexcombe-fl/');
    await setStatus('barn-cleaning-wexcombe-fl', 'archived');
    const other = await suggested(path);
    expect(other).not.toBe('/barn-cleaning-wexcombe-fl/');
    expect((await stored(path)).suggestion).toBe(other);
    await setStatus('barn-cleaning-wexcombe-fl', 'published');
    expect(await suggested(path)).toBe(other);
    await program.database.pool.query(
      `update not_found_hits set suggested_at = now() - interval '61 minutes'`,
    );
    expect(await suggested(path)).toBe('/barn-cleaning-wexcombe-fl/');
  });

  test('the page suggested for a missing address is searched for ten at a time if none was shown, and for fifty at most', async () => {
    await program.database.pool.query(
      `insert into not_found_hits (path, hits) select '/servces-' || n, 100 - n from generate_series(1, 60) n`,
    );
    const known = async () => (await list()).filter(item => item.suggestion === '/services').length;
    expect(await known()).toBe(10);
    expect(await known()).toBe(20);
    await list();
    await list();
    expect(await known()).toBe(50);
    expect(await known()).toBe(50);
    expect((await list()).slice(50).map(item => item.suggestion)).toEqual(Array(10).fill(null));
  });

  test('the page suggested for a missing address is a generated page where that is more alike than any page of the site’s own', async () => {
    await visit('/attic-cleanouts-wexcombe-fl');
    expect(await suggested('/attic-cleanouts-wexcombe-fl')).toBe('/attic-cleaning-wexcombe-fl/');
  });

  test('an address like no page gets no suggestion, and is looked for again an hour later', async () => {
    await visit('/wp-login.php');
    expect(await suggested('/wp-login.php')).toBeNull();
    const first = (await stored('/wp-login.php')).suggested_at;
    expect(first).not.toBeNull();
    await list();
    expect((await stored('/wp-login.php')).suggested_at).toEqual(first);
  });
});
