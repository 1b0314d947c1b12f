import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch } from '../../../../test/factories.ts';
import { insertPages } from '../../../../test/page-rows.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';

let program: TestProgram;
let template_id: string;
let first: PageRow;
beforeAll(async () => {
  program = await startTestProgram();
  template_id = (await createTemplate(program, { name: '=Listed, "quoted"' })).id;
  const batch = await planBatch(program, { template_id, locations: 'Miami, FL', keywords: 'hauling' });
  await generateBatch(program, batch.id);
  const list = await program.call<{ items: PageRow[] }>('GET', '/api/pages');
  if (!list.items[0]) throw new Error('no page was made');
  [first] = list.items as [PageRow];
  await insertPages(program.database, { like: first.id, count: 12_500 });
});
afterAll(() => program.stop());

const fetchCsv = (query = '') =>
  program.request('GET', `/api/pages/export.csv${query}`, { cookie: program.cookie });
const records = async (query = '') =>
  parse<Record<string, string>>(await (await fetchCsv(query)).text(), { bom: true, columns: true });

describe('the export of pages', () => {
  test('the export of pages is a file named by its day, in UTF-8 for spreadsheets, with the columns in order', async () => {
    const reply = await fetchCsv('?search=miami');
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="landing-pages-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString('utf8').slice(1).split('\n')[0]).toBe(
      'Title,Slug,Status,Template,Meta Description,Hero Title,Hero Subtitle,Field Values,Created Date,Updated Date',
    );
  });

  test('the export of pages holds every page of the filter once, the newest first, however many there are', async () => {
    const all = await records();
    expect(all).toHaveLength(12_501);
    expect(new Set(all.map(row => row.Slug)).size).toBe(12_501);
    expect(await records(`?template_id=${template_id}&search=mill%20`)).toHaveLength(12_500);
    expect(await records('?search=mill%201234')).toHaveLength(11);
    expect(await records('?status=archived')).toEqual([]);
  });

  test('the export of pages keeps text that a spreadsheet would run as a formula', async () => {
    const page = await program.call<Page>('GET', `/api/pages/${first.id}`);
    const title = '=HYPERLINK("https://evil.example","click")';
    await program.call('PATCH', `/api/pages/${first.id}`, {
      overrides: { revision: page.revision, set: [{ section_id: null, path: ['title'], text: title }] },
    });
    const [row] = await records('?search=hyperlink');
    expect(row).toMatchObject({ Title: `'${title}`, Template: `'=Listed, "quoted"`, Status: 'published' });
    expect(JSON.parse(row?.['Field Values'] ?? '')).toMatchObject({ city: 'Miami', state: 'FL' });
  });

  test('the export of pages ends its reading when the caller goes away', async () => {
    const reply = await fetchCsv();
    const reader = reply.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const working = async () =>
      (
        await program.database.pool.query(
          `select query from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`,
        )
      ).rows;
    await expect.poll(working).toEqual([]);
  });

  test('the export of pages refuses a filter it does not know', async () => {
    expect((await fetchCsv('?color=red')).status).toBe(400);
  });
});
