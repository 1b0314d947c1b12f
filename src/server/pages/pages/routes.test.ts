import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTemplate,
  generateBatch,
  openLikenessGate,
  planBatch,
  towns,
} from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';

interface PageList {
  items: PageRow[];
  next_cursor: string | null;
  total: number;
  total_is_exact: boolean;
}

let program: TestProgram;
let template_id: string;
beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
  template_id = (await createTemplate(program, { name: 'Listed' })).id;
  const batch = await planBatch(program, {
    template_id,
    locations: towns(60),
    keywords: 'listing\n100% off_ers',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const list = (query: string) => program.call<PageList>('GET', `/api/pages?${query}`);

describe('the list of pages', () => {
  test('the list of pages is newest first and continues by cursor without gaps or repeats', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: PageList = await list(`per_page=50${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...page.items.map(item => item.id));
      cursor = page.next_cursor;
    }
    expect(seen).toHaveLength(120);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => (a < b ? 1 : -1)));
  });

  test('by page number holds the same rows as by cursor', async () => {
    const first = await list('per_page=50');
    const byCursor = await list(`per_page=50&cursor=${first.next_cursor}`);
    const byNumber = await list('per_page=50&page=2');
    expect(byNumber.items).toEqual(byCursor.items);
    expect((await list('per_page=50&page=10000000')).items).toEqual([]);
  });

  test('the list of pages is searched by any part of title or slug in any case, without wildcards', async () => {
    expect((await list('search=TOWN%20AAB')).total).toBe(2);
    expect((await list('search=town-aab-fl')).total).toBe(2);
    expect((await list(`search=${encodeURIComponent('100%')}`)).total).toBe(60);
    expect((await list(`search=${encodeURIComponent('_')}`)).total).toBe(60);
    expect((await list('search=nowhere')).total).toBe(0);
  });

  test('the list of pages with one or two letters looks at the newest pages and claims no exact number', async () => {
    expect(await list('search=ng')).toMatchObject({ total: 60, total_is_exact: false });
    expect(await list('search=NG')).toMatchObject({ total: 60, total_is_exact: false });
    expect(await list('search=zz')).toMatchObject({ total: 0, total_is_exact: false });
    // Points and accents don't count: nothing is left of three points.
    const { total } = await list('search=e');
    expect(await list('search=%C3%A9')).toMatchObject({ total, total_is_exact: false });
    expect(await list('search=...')).toMatchObject({ total: 120, total_is_exact: false });
  });

  test('the list of pages is filtered by status and template, with exact counts', async () => {
    const { items } = await list('per_page=1&search=listing');
    await program.call('PATCH', `/api/pages/${items[0]?.id}`, { status: 'draft' });
    expect(await list(`status=draft&template_id=${template_id}`)).toMatchObject({
      total: 1,
      total_is_exact: true,
    });
    expect(await program.call('GET', '/api/pages/counts')).toMatchObject({
      total: 120,
      published: 119,
      draft: 1,
    });
    await program.call('DELETE', `/api/pages/${items[0]?.id}`);
    expect(await program.call('GET', '/api/pages/counts')).toMatchObject({ total: 119, draft: 0 });
  });

  test('the list of pages is filtered by batch, town, version and what search engines are asked', async () => {
    const all = await list('per_page=200');
    const batch = await program.call<Page>('GET', `/api/pages/${all.items[0]?.id}`);
    expect((await list(`generation_batch_id=${batch.batch_id}`)).total).toBe(all.total);
    expect((await list('generation_batch_id=00000000-0000-4000-8000-000000000000')).total).toBe(0);
    expect((await list('city=town%20AAB&state=fl')).items.map(row => row.field_values.city)).toEqual([
      'Town aab',
      'Town aab',
    ]);
    expect((await list('city=Town%20aab&state=GA')).total).toBe(0);
    expect((await list(`template_id=${template_id}&version=1`)).total).toBe(all.total);
    expect((await list(`template_id=${template_id}&version=9`)).total).toBe(0);
    await program.call('PATCH', `/api/pages/${all.items[3]?.id}`, { is_noindex: true });
    expect(await list('noindex=true')).toMatchObject({ total: 1, total_is_exact: true });
    expect((await list('noindex=false')).total).toBe(all.total - 1);
    const { total } = await program.call<{ total: number }>('GET', '/api/pages/total?search=town');
    expect(total).toBe(all.total);
  });

  test('the list of pages is sorted by address or from the oldest, and continues by cursor in that order', async () => {
    for (const [sort, key] of [['address', 'slug'] as const, ['oldest', 'id'] as const]) {
      const first = await list(`sort=${sort}&per_page=70`);
      const rest = await list(`sort=${sort}&per_page=70&cursor=${first.next_cursor}`);
      const byNumber = await list(`sort=${sort}&per_page=70&page=2`);
      const keys = [...first.items, ...rest.items].map(row => row[key]);
      expect(keys).toEqual([...new Set(keys)].toSorted());
      expect(keys).toHaveLength(first.total);
      expect(byNumber.items).toEqual(rest.items);
    }
  });

  test('the list of a template’s pages continues by page number where its previous page ended, whether or not it has all pages', async () => {
    const { id } = await createTemplate(program);
    const ofTemplate = async () => {
      const first = await list(`template_id=${template_id}&per_page=70`);
      const rest = await list(`template_id=${template_id}&per_page=70&cursor=${first.next_cursor}`);
      expect(rest.items.length).toBeGreaterThan(10);
      expect((await list(`template_id=${template_id}&per_page=70&page=2`)).items).toEqual(rest.items);
    };
    await ofTemplate();
    const batch = await planBatch(program, { template_id: id, locations: towns(3, 'GA'), keywords: 'other' });
    await generateBatch(program, batch.id);
    await ofTemplate();
    expect((await list(`template_id=${id}&per_page=1&page=2`)).items.map(row => row.template_id)).toEqual([
      id,
    ]);
  });

  test('the list of pages refuses a cursor, a status and a page size that are not ours', async () => {
    const status = async (query: string) =>
      (await program.request('GET', `/api/pages?${query}`, { cookie: program.cookie })).status;
    expect(
      await Promise.all(
        ['cursor=nonsense', 'status=lost', 'per_page=100000', 'color=red', 'version=1'].map(status),
      ),
    ).toEqual([400, 400, 400, 400, 400]);
  });
});
