import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Likeness } from '../../src/contract/generation/likeness.ts';
import { ensureBuilt } from '../built-program.ts';
import { createLargeBatch, type RunningProgram, startProgram } from '../running-program.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/* The real program: a small batch's forecast is there while a large one is still computed, before and after it is killed. */
let database: TestDatabase;
let running: RunningProgram;

beforeAll(async () => {
  await ensureBuilt();
  database = await createTestDatabase();
  running = await startProgram({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await running.kill();
  await database.drop();
});

const stateOf = async (id: string) =>
  (await running.call<Likeness>('GET', `/api/batches/${id}/likeness`)).state;
const reaches = (id: string, state: Likeness['state']) =>
  expect.poll(() => stateOf(id), { interval: 20 }).toBe(state);

/** Enough to compare that forty thousand pages keep the program busy for a while. */
const sentence = (n: number) =>
  `{${[0, 1, 2].map(way => Array.from({ length: 12 }, (_, at) => `w${n}x${way}y${at}`).join(' ')).join('|')}}.`;
const long = Array.from({ length: 60 }, (_, n) => sentence(n)).join(' ');
const template = {
  content_sections: [{ id: 'long', type: 'text', title: 'Long', content: long, order: 1 }],
};

/** Plans a batch of 300 pages, waits for its forecast, and returns the other's progress by then. */
async function stateAfterSmall(word: string, other: string): Promise<Likeness['state']> {
  const small = await createLargeBatch(running, word, { towns: 100, keywords: 3, template });
  await reaches(small.id, 'done');
  return stateOf(other);
}

test('a small batch’s forecast doesn’t wait for a large one', async () => {
  const large = await createLargeBatch(running, 'large', { towns: 1_000, template });
  await reaches(large.id, 'computing');
  expect(await stateAfterSmall('small', large.id)).toBe('computing');
  await running.kill();
  running = await startProgram({ DATABASE_URL: database.url });
  expect(await stateAfterSmall('another', large.id)).toBe('computing');
});
