import type { Db, Trx } from '../../platform/db/database.ts';
import { limitStatements } from '../../platform/db/limit-statements.ts';
import { creationRefusal } from './creation-failure.ts';

/** In milliseconds: the request waits for the answer. Planning itself is a job and has no such end. */
const longest = 120_000;

interface Creation {
  readonly combinations: number;
  readonly high_performance: boolean;
  readonly longest?: number;
}

/**
 * Runs the creation of a batch in one transaction with a time limit. Turns database failures into messages for users.
 * `limit` sets the remaining time as the limit of the next statements.
 */
export async function withTimeLimit(
  db: Db,
  batch: Creation,
  store: (trx: Trx, limit: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const end = performance.now() + (batch.longest ?? longest);
  try {
    await db.transaction().execute(async trx => {
      const limit = () => limitStatements(trx, Math.max(1, Math.floor(end - performance.now())));
      await limit();
      await store(trx, limit);
    });
  } catch (error) {
    throw creationRefusal(error, { ...batch, isOverall: performance.now() >= end }) ?? error;
  }
}
