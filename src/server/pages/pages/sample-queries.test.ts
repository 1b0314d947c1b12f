import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateBatch, openLikenessGate, planBatch, towns } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { listPageRows } from './list-page-rows.ts';
import { sampleSearch } from './sample-queries.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
  const batch = await planBatch(program, {
    locations: `Wexcombe, FL\n${towns(299)}`,
    keywords: 'junk removal\n100% off_ers',
    url_pattern: 'keyword-in-city-state',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

/** All pages in order, by cursor, with the reported totals. */
async function walk(search: string, sort: 'newest' | 'oldest' | 'address', sampledFrom?: number) {
  const slugs: string[] = [];
  const totals: number[] = [];
  let cursor: string | undefined;
  do {
    const query = { search, sort, cursor, per_page: 40 };
    const page = await listPageRows(program.database.kysely, query, sampledFrom);
    slugs.push(...page.items.map(item => item.slug));
    totals.push(page.total);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return { slugs, totals };
}

describe('a search that begins with a sample', () => {
  test('a search that begins with a sample finds the same pages in the same order, and counts them, as one without', async () => {
    for (const search of [
      'wexcombe',
      'removal-in-wexcombe-fl',
      'Removal in Town aab',
      '100% off_ers in wex',
      'nowhere in wexcombe',
      '%%%',
    ]) {
      for (const sort of ['newest', 'oldest', 'address'] as const)
        expect(await walk(search, sort, 0)).toEqual(await walk(search, sort));
    }
  });

  test('by page number holds the rows of that page, and beyond the last none with the number of all', async () => {
    const ask = (page: number) =>
      listPageRows(program.database.kysely, { search: 'wexcombe', sort: 'newest', page, per_page: 1 }, 0);
    const both = await walk('wexcombe', 'newest');
    expect((await ask(2)).items.map(item => item.slug)).toEqual(both.slugs.slice(1));
    expect(await ask(3)).toMatchObject({ items: [], total: 2, total_is_exact: true });
  });

  test('a search that begins with a sample knows the rarest word, what is rare and what is common', async () => {
    const { kysely: db } = program.database;
    expect(await sampleSearch(db, 'removal-in-wexcombe', 0)).toMatchObject({
      isRare: true,
      probe: 'wexcombe',
    });
    expect(await sampleSearch(db, 'junk removal', 0)).toMatchObject({ isRare: false });
    expect(await sampleSearch(db, 'wexcombe', 0)).toMatchObject({ probe: undefined });
  });

  test('a search that begins with a sample is left out while there are few pages', async () => {
    expect(await sampleSearch(program.database.kysely, 'wexcombe')).toBeNull();
  });
});
