import {
  type BatchChecks,
  type BatchDecision,
  batchChecksSchema,
  blockerKindSchema,
} from '../../../contract/generation/checks.ts';
import type { Db } from '../../platform/db/database.ts';
import { getCheckedBatch } from '../likeness/batch-queries.ts';
import { findAll, labelsOf } from './checks.ts';
import { listDecisions } from './queries.ts';

/** What keeps a batch from approval by the current areas, services and statements, or what was decided. */
export async function readChecks(db: Db, batchId: string): Promise<BatchChecks> {
  const batch = await getCheckedBatch(db, batchId);
  const isOpen = batch.status === 'planning' && batch.planned_at !== null && batch.total_planned > 0;
  return batchChecksSchema.parse({
    blockers: isOpen ? await db.transaction().execute(trx => findAll(trx, batch)) : [],
    decisions: await readDecisions(db, batchId),
  });
}

/** The decisions about a batch, in the order of the kinds. */
export async function readDecisions(db: Db, batchId: string): Promise<BatchDecision[]> {
  const decided = new Map((await listDecisions(db, batchId)).map(one => [one.kind, one]));
  return blockerKindSchema.options.flatMap(kind => {
    const decision = decided.get(kind);
    if (!decision) return [];
    const { outcome, reason, decided_by, created_at } = decision;
    return [{ kind, ...labelsOf(kind), outcome, reason, decided_by, created_at: created_at.toISOString() }];
  });
}
