import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '../../../test/test-program.ts';
import { readPlan } from '../generation/batches/read-plan.ts';
import { readLists } from '../templates/data-sets/read-lists.ts';

/*
 * One process answers everybody: while somebody's long list is read, other work has its turn. What is counted is how often,
 * which the machine's speed does not change.
 */

const lines = 100_000;
const locations = Array.from({ length: lines }, (_, n) => `Town ${n.toString(36)}x, FL`).join('\n');

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

/** How often others had their turn until the work was done. */
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
