import type { Batch } from '../src/contract/generation/batches.ts';
import type { BatchSchedule, Calendar, Schedule } from '../src/contract/generation/publishing-schedules.ts';
import {
  followSchedule,
  publishingLock,
} from '../src/server/generation/publishing-schedules/follow-schedule.ts';
import { holdLock } from '../src/server/platform/db/hold-lock.ts';
import { generateBatch, planBatch, towns } from './factories.ts';
import { startTestProgram, type TestProgram } from './test-program.ts';

/** Ten in the morning in New York, on a Monday. */
const monday = '2027-03-08T15:00:00Z';

/** What most tests pace a batch by: four pages at nine o'clock, from tomorrow on. */
export const pace = (changes: Record<string, unknown> = {}) => ({
  pages_per_day: 4,
  start_on: '2027-03-09',
  order: 'plan',
  portions: 'daily',
  hour: 9,
  ...changes,
});

/** A program whose clock the test moves, and batches of ten pages that are published at a pace. */
export async function startPacing() {
  let now = new Date(monday);
  let word = 0;
  const program: TestProgram = await startTestProgram({}, () => now);
  const pathOf = (id: string) => `/api/batches/${id}/schedule`;
  const pacing = {
    program,
    pathOf,
    at: (text: string) => {
      now = new Date(text);
    },
    onMonday: () => pacing.at(monday),
    /** The address of one of the last batch's ten pages. */
    slugOf: (page: number) => `pace-${word}-town-aa${'abcdefghij'[page]}-fl`,
    keyword: () => `pace ${word}`,
    tenPages: (changes: Record<string, unknown> = {}): Promise<Batch> => {
      word += 1;
      return planBatch(program, { locations: towns(10), keywords: pacing.keyword(), ...changes });
    },
    start: (id: string, changes: Record<string, unknown> = {}) =>
      program.call<Schedule>('POST', pathOf(id), pace(changes)),
    /** A paced batch whose drafts are made and in order. */
    generated: async (changes: Record<string, unknown> = {}): Promise<Batch> => {
      const batch = await pacing.tenPages();
      await pacing.start(batch.id, changes);
      const done = await generateBatch(program, batch.id);
      await pacing.follow(batch.id);
      return done;
    },
    /** Does what is due by then, as the job does and in turn with the program's own. */
    follow: async (batchId: string, by?: string): Promise<void> => {
      if (by) pacing.at(by);
      const { signal } = new AbortController();
      const following = { batchId, turn: undefined, clock: () => now, signal };
      const lock = publishingLock(batchId);
      while (
        !(await holdLock(
          program.database,
          lock,
          async client => void (await followSchedule(client, following)),
        ))
      );
    },
    read: async (id: string): Promise<Schedule> => {
      const { schedule } = await program.call<BatchSchedule>('GET', pathOf(id));
      if (!schedule) throw new Error('the batch has no schedule');
      return schedule;
    },
    calendar: (id: string, month = '2027-03') =>
      program.call<Calendar>('GET', `${pathOf(id)}/calendar?month=${month}`),
    /** How many pages of the batch are public. */
    publicPages: async (id: string): Promise<number> => {
      const { rows } = await program.database.pool.query<{ count: number }>(
        `select count(*) from generated_landing_pages where generation_batch_id = $1 and status = 'published'`,
        [id],
      );
      return rows[0]?.count ?? 0;
    },
    refused: async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
      const response = await program.request(method, path, { body, cookie: program.cookie });
      const { error } = (await response.json()) as { error: Record<string, unknown> };
      return { status: response.status, ...error };
    },
  };
  return pacing;
}

export type Pacing = Awaited<ReturnType<typeof startPacing>>;
