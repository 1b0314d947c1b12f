import { z } from 'zod';
import { batchStatusSchema } from '../../../contract/generation/batch-filter.ts';
import { type Batch, batchSchema } from '../../../contract/generation/batches.ts';
import { countyPagesSchema } from '../../../contract/generation/checks.ts';
import { usedDataSetSchema } from '../../../contract/templates/data-sets.ts';
import { presentAs } from '../../platform/present-as.ts';
import type { BatchTable } from './queries.ts';
import { stateRangesSchema } from './state-ranges.ts';

/** The only conversion of a batch row to an answer. */
export function presentBatch(row: BatchTable): Batch {
  return presentAs(batchSchema, {
    ...row,
    status: batchStatusSchema.parse(row.status),
    noindex_from_percent: row.noindex_from,
    is_planned: row.planned_at !== null,
    state_count: stateRangesSchema.parse(row.states).length,
    field_values: z.record(z.string(), z.string()).parse(row.field_values),
    county_pages: countyPagesSchema.nullable().parse(row.county_pages),
    data_sets: z.array(usedDataSetSchema).parse(row.data_sets),
    can_revert:
      ['completed', 'cancelled'].includes(row.status) &&
      row.total_completed > 0 &&
      !row.reverting_at &&
      !row.reverted_at,
    can_retry:
      row.total_failed > 0 &&
      (row.status === 'completed' || (row.status === 'cancelled' && row.failed_while === null)) &&
      !row.reverting_at &&
      !row.reverted_at,
    is_deleting: row.deleting,
    is_reverting: row.reverting_at !== null,
    page_status: row.page_status === 'draft' ? 'draft' : 'published',
    can_resume: row.status === 'cancelled' && row.failed_while !== null && !row.reverting_at,
  });
}
