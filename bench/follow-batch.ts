import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from '../src/server/start/program.ts';

/** How far a batch was at some time, in ms since the start of the watch. */
export interface Sighting {
  readonly at: number;
  readonly through: number;
}

/** Reads a batch every 25 ms until the job is done; throws if the job failed. */
export async function followBatch(
  { database }: Program,
  id: string,
  phase: 'planning' | 'generating',
): Promise<Sighting[]> {
  const column = phase === 'planning' ? 'planned_through' : 'total_completed';
  const done = phase === 'planning' ? 'planned_at is not null' : `status = 'completed'`;
  const started = performance.now();
  const sightings: Sighting[] = [];
  for (;;) {
    const { rows } = await database.pool.query<{
      through: number;
      done: boolean;
      status: string;
      notice: string | null;
    }>(`select ${column} as through, ${done} as done, status, notice from generation_batches where id = $1`, [
      id,
    ]);
    const row = rows[0];
    if (!row || row.status === 'cancelled')
      throw new Error(`The batch stopped: ${row?.notice ?? 'it is gone'}`);
    if (row.through !== sightings.at(-1)?.through)
      sightings.push({ at: performance.now() - started, through: row.through });
    if (row.done) {
      sightings.push({ at: performance.now() - started, through: row.through });
      return sightings;
    }
    await pause(25);
  }
}

/** Work a second between two counts, or null when the watch saw too little of it. */
export function rateBetween(sightings: readonly Sighting[], from: number, to: number): number | null {
  const first = sightings.findLast(one => one.through <= from);
  const last = sightings.find(one => one.through >= to);
  if (!first || !last || last.at <= first.at) return null;
  return ((last.through - first.through) / (last.at - first.at)) * 1000;
}
