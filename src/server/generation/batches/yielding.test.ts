import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../../test/test-program.ts';
import { readLists } from '../../templates/data-sets/read-lists.ts';
import { readPlan } from './read-plan.ts';

/*
 * While one request processes a long list, other requests must run. The tests count turns, because those
 * don't depend on the machine's speed.
 */

const lines = 100_000;
const locations = Array.from({ length: lines }, (_, n) => `Town ${n.toString(36)}x, FL`).join('\n');

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

/** The number of turns for other work until `work` is done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const state = { isOver: false };
  const watched = work.finally(() => {
    state.isOver = true;
  });
  while (!state.isOver) {
    await new Promise(resolve => setImmediate(resolve));
    turns += 1;
  }
  await watched;
  return turns;
}

test.each([
  [
    'pasted locations are read and their report is written',
    1.1,
    () => program.call('POST', '/api/locations/parse', { text: locations }),
  ],
  [
    'the lists of a batch are read',
    1.5,
    () =>
      readPlan({
        locations,
        keywords: 'hauling',
        url_pattern: 'keyword-city-state',
        field_values: {},
        location_values: [],
      }),
  ],
  [
    'the lists of a data set are read',
    0.5,
    () => readLists({ locations, keywords: 'hauling', location_values: [] }),
  ],
])('while %s, others have their turn', async (_, turnsPerThousand, read) => {
  const turns = await turnsDuring(Promise.resolve(read()));
  expect(turns).toBeGreaterThan((turnsPerThousand * lines) / 1_000);
});
