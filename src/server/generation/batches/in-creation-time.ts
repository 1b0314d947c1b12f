import type { Transaction } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { limitStatements } from '../../platform/db/limit-statements.ts';
import type { DB } from '../../platform/db/tables.ts';
import { creationRefusal } from './creation-failure.ts';

/** In milliseconds: whoever asked for the batch waits for the answer. Planning itself is a job and has no such end. */
const longest = 120_000;

interface Creation {
  readonly combinations: number;
  readonly high_performance: boolean;
  readonly longest?: number;
}

/**
 * Stores what is created in one transaction, within the time anybody waits for it; what keeps the database from it is said
 * in words for whoever asked. `limit` gives the next statements what is left of the time.
 */
export async function inCreationTime(
  db: Db,
  batch: Creation,
  store: (trx: Transaction<DB>, limit: () => Promise<void>) => Promise<void>,
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
