import type { SystemState } from '../../../contract/operations/system.ts';
import { presentBatch } from '../../generation/batches/present-batch.ts';
import { listActiveBatches } from '../../generation/batches/queries.ts';
import type { Db } from '../../platform/db/database.ts';
import { stuckAfterMinutes } from './limits.ts';
import { countAll } from './queries.ts';

const maxActive = 5;
const slowAnswer = 1_000;
const shown = 20;

/** The state of generation, queried from the database itself. */
export async function readSystem(db: Db): Promise<SystemState> {
  const started = performance.now();
  const counts = await countAll(db);
  const response_ms = Math.round(performance.now() - started);
  const issues = issuesOf({ ...counts, response_ms });
  const active = await listActiveBatches(db, shown);
  return {
    is_healthy: issues.length === 0,
    response_ms,
    issues,
    counts,
    active_batches: active.map(presentBatch),
    checked_at: new Date().toISOString(),
  };
}

/** The problems, each with advice. */
export function issuesOf(state: {
  active: number;
  stuck: number;
  response_ms: number;
}): SystemState['issues'] {
  const issues: SystemState['issues'] = [];
  if (state.stuck > 0) {
    issues.push({
      message: `${state.stuck} ${state.stuck === 1 ? 'batch has' : 'batches have'} been generating without an update for over ${stuckAfterMinutes} minutes.`,
      advice: 'Emergency Cleanup cancels them; the pages made so far stay.',
    });
  }
  if (state.active > maxActive) {
    issues.push({
      message: `${state.active} batches are active at once.`,
      advice: 'Use High-Performance Mode for what you create now, or finish some of them first.',
    });
  }
  if (state.response_ms > slowAnswer) {
    issues.push({
      message: `The database took ${state.response_ms.toLocaleString('en-US')} ms to answer.`,
      advice: 'Use High-Performance Mode until it is quicker again.',
    });
  }
  return issues;
}
