import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTemplate, generateBatch, planBatch, towns, waitForBatch } from '../../../../test/factories.ts';
import { insertPages } from '../../../../test/page-rows.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { findBucketPosition } from './time-bucket-queries.ts';

let program: TestProgram;
let templates: readonly string[];
beforeAll(async () => {
  program = await startTestProgram();
  const ids: string[] = [];
  for (const keyword of ['hauling', 'clearing']) {
    const { id } = await createTemplate(program);
    const batch = await planBatch(program, { template_id: id, locations: towns(20), keywords: keyword });
    await generateBatch(program, batch.id);
    ids.push(id);
  }
  templates = ids;
  // Pages in other buckets, some of them in one.
  const { items } = await list(`template_id=${ids[0]}`);
  for (const daysAgo of [1, 2, 30]) {
    await insertPages(program.database, {
      like: items[0]?.id ?? '',
      count: 15,
      slug: `mill-${daysAgo}`,
      daysAgo,
    });
  }
});
afterAll(() => program.stop());

interface PageList {
  items: { id: string }[];
  next_cursor: string | null;
  total: number;
}
const list = (query: string) => program.call<PageList>('GET', `/api/pages?${query}`);

async function byCursor(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const part: PageList = await list(`${query}&per_page=7${cursor && `&cursor=${cursor}`}`);
    ids.push(...part.items.map(item => item.id));
    cursor = part.next_cursor;
  }
  return ids;
}

async function byNumber(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await list(`${query}&per_page=7&page=${page}`);
    if (items.length === 0) return ids;
    ids.push(...items.map(item => item.id));
  }
}

/** Every list that skips by buckets, in both directions. */
async function everyPageStandsInItsPlace() {
  for (const sort of ['newest', 'oldest']) {
    for (const of of ['', ...templates.map(id => `template_id=${id}&`)]) {
      const query = `${of}sort=${sort}`;
      const ids = await byCursor(query);
      expect([query, await byNumber(query)]).toEqual([query, ids]);
    }
  }
  const { rows } = await program.database.pool.query(
    `select * from (
       select template_id, substring(uuid_send(id) from 1 for 5) as moment, count(*) from generated_landing_pages group by 1, 2
     ) there full join (select * from page_moment_counts where count <> 0) kept using (template_id, moment)
     where there.count is distinct from kept.count`,
  );
  expect(rows).toEqual([]);
}

test('page numbers hold what cursors lead to, over pages in many buckets', everyPageStandsInItsPlace);

test('… after pages were deleted, in bulk too, and one deletion was undone', async () => {
  const { items } = await list('per_page=30');
  await program.call('DELETE', `/api/pages/${items[3]?.id}`);
  await program.call('POST', '/api/pages/bulk', {
    action: 'delete',
    ids: items.slice(10, 20).map(item => item.id),
  });
  await everyPageStandsInItsPlace();
  const { items: changes } = await program.call<{ items: { id: string }[] }>('GET', '/api/pages/changes');
  await program.call('POST', `/api/pages/changes/${changes[0]?.id}/undo`);
  await everyPageStandsInItsPlace();
  expect((await list('')).total).toBe(84);
});

test('… after a batch took pages over to another template, and gave them back', async () => {
  const batch = await planBatch(program, {
    template_id: templates[1],
    locations: towns(20),
    keywords: 'hauling',
    update_existing: true,
  });
  await generateBatch(program, batch.id);
  expect((await list(`template_id=${templates[1]}`)).total).toBeGreaterThan(30);
  await everyPageStandsInItsPlace();
  await program.call('POST', `/api/batches/${batch.id}/revert`);
  await waitForBatch(program, batch.id, one => one.reverted_at !== null);
  await everyPageStandsInItsPlace();
});

test('… and where pages were made one by one, so that buckets are no help', async () => {
  await program.database.pool.query(
    `insert into page_moment_counts select gen_random_uuid(), '\\x00', 0 from generate_series(1, 20_001)`,
  );
  await program.database.pool.query('analyze page_moment_counts');
  expect(await findBucketPosition(program.database.kysely, undefined, 'desc', 10)).toBeNull();
  await everyPageStandsInItsPlace();
});
