import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateBatch, openLikenessGate, planBatch, towns } from '../../../../test/factories.ts';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { listSimilar } from './similar-queries.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
  await openLikenessGate(program);
  const batch = await planBatch(program, {
    locations: `Wexcombe, FL\n${towns(299)}`,
    keywords: 'junk removal\nsofa pickup',
    url_pattern: 'keyword-in-city-state',
  });
  await generateBatch(program, batch.id);
});
afterAll(() => program.stop());

const similar = async (words: string, sampledFrom?: number) =>
  (await listSimilar(program.database.kysely, words, 2, sampledFrom)).map(page => page.slug);

describe('pages similar to an address, among enough for a sample', () => {
  test('pages similar to an address, among enough for a sample, are those that hold all its words but one, the most alike first', async () => {
    for (const words of ['junk-removal-at-wexcombe-fl', 'cheap-sofa-pickup-wexcombe']) {
      const [first] = await similar(words, 0);
      expect(first).toMatch(/^(?:junk-removal|sofa-pickup)-in-wexcombe-fl$/);
      expect(first).toBe((await similar(words))[0]);
    }
    expect((await similar('junkk-removal-in-wexcombe-fl', 0))[0]).toBe('junk-removal-in-wexcombe-fl');
  });

  test('pages similar to an address, among enough for a sample, stand next to it in the order of addresses when a rare word is misspelt', async () => {
    expect((await similar('junk-removal-in-wexkombe-fl', 0))[0]).toBe('junk-removal-in-wexcombe-fl');
    for (const slug of await similar('junk-removal-zzz-fl', 0)) expect(slug).toMatch(/^junk-removal-in-/);
    expect(await similar('junk-removal-zzz-fl', 0)).toHaveLength(2);
  });

  test('an address like nothing has no similar pages, among enough for a sample', async () => {
    expect(await similar('wp-login-php', 0)).toEqual([]);
    expect(await similar('wp', 0)).toEqual([]);
  });

  test('pages similar to an address, among enough for a sample, are live', async () => {
    const { pool } = program.database;
    await pool.query(
      `update generated_landing_pages set status = 'archived' where slug = 'sofa-pickup-in-wexcombe-fl'`,
    );
    expect(await similar('sofa-pickup-wexcombe-fl', 0)).not.toContain('sofa-pickup-in-wexcombe-fl');
  });
});
