import type { BatchPreview } from '../../../contract/generation/plans.ts';
import { hasOwnKeywords } from '../../../engine/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { readBatchInputs } from './job-batch.ts';
import { countPlansBy, listFirstPlans } from './plan-queries.ts';
import { getBatch } from './queries.ts';
import { stateRangesSchema } from './state-ranges.ts';

const plansPerState = 10;
const maxKeywords = 50;

/** A batch for review. Counts are computed if every combination became a plan, otherwise queried. */
export async function previewBatch(database: Database, id: string): Promise<BatchPreview> {
  const db = database.kysely;
  const batch = await getBatch(db, id);
  const ranges = stateRangesSchema.parse(batch.states);
  const plans = await listFirstPlans(db, id, ranges, plansPerState);
  const inputs = await readBatchInputs(database.pool, id);
  const isWhole =
    inputs.locations.length === batch.location_count &&
    !hasOwnKeywords(inputs.locations) &&
    batch.planned_at !== null &&
    batch.total_duplicates === 0 &&
    batch.status !== 'cancelled' &&
    batch.combinations === batch.location_count * batch.keyword_count;
  const byState = isWhole ? null : await countPlansBy(db, id, 'state');
  const byKeyword = isWhole ? null : await countPlansBy(db, id, 'keyword');
  const keywords = byKeyword ? inputs.keywords.filter(keyword => byKeyword.has(keyword)) : inputs.keywords;
  return {
    states: ranges
      .map(range => ({
        state: range.state,
        count: byState ? (byState.get(range.state) ?? 0) : range.combinations,
        plans: plans.filter(plan => plan.id >= range.first && plan.id < range.first + range.combinations),
      }))
      .filter(state => state.count > 0),
    keywords: keywords.slice(0, maxKeywords).map(keyword => ({
      keyword,
      count: byKeyword ? (byKeyword.get(keyword) ?? 0) : batch.location_count,
    })),
    keyword_total: keywords.length,
  };
}
