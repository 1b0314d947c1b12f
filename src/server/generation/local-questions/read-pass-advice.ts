import { FactStore } from '../../business/statements/fact-store.ts';
import type { Trx } from '../../platform/db/database.ts';
import { plural } from '../checks/held-text.ts';
import type { CheckedBatch } from '../likeness/batch-queries.ts';
import { passAdvice } from './pass-advice.ts';
import { readBatchNeeds } from './read-batch-needs.ts';

/** More towns are not asked about one by one. */
const maxHeld = 200;

/** What a batch with thin pages of so many towns would pass with. */
export async function readPassAdvice(trx: Trx, batch: CheckedBatch, towns: number): Promise<string> {
  if (towns > maxHeld)
    return `${plural(towns, 'town')} are too many for questions: import statements, bring columns of your own, or leave them out.`;
  const needs = await readBatchNeeds(trx, new FactStore(trx), batch, { onlyThin: true });
  return needs ? passAdvice(needs) : '';
}
