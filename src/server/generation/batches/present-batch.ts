import { z } from 'zod';
import { batchStatusSchema } from '../../../contract/generation/batch-filter.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { usedDataSetSchema } from '../../../contract/templates/data-sets.ts';
import type { BatchTable } from './queries.ts';
import { stateRangesSchema } from './state-ranges.ts';

/** The only way a batch row becomes an answer. */
export function presentBatch(row: BatchTable): Batch {
  return {
    id: row.id,
    name: row.name,
    template_id: row.template_id,
    template_name: row.template_name,
    template_version: row.template_version,
    status: batchStatusSchema.parse(row.status),
    total_planned: row.total_planned,
    total_completed: row.total_completed,
    total_failed: row.total_failed,
    total_skipped: row.total_skipped,
    total_duplicates: row.total_duplicates,
    noindex_from_percent: row.noindex_from,
    total_noindex: row.total_noindex,
    combinations: row.combinations,
    planned_through: row.planned_through,
    is_planned: row.planned_at !== null,
    location_count: row.location_count,
    keyword_count: row.keyword_count,
    state_count: stateRangesSchema.parse(row.states).length,
    url_pattern: row.url_pattern,
    update_existing: row.update_existing,
    high_performance: row.high_performance,
    skip_cleanup: row.skip_cleanup,
    field_values: z.record(z.string(), z.string()).parse(row.field_values),
    data_sets: z.array(usedDataSetSchema).parse(row.data_sets),
    series_id: row.series_id,
    series_name: row.series_name,
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
    reverted_at: row.reverted_at?.toISOString() ?? null,
    page_status: row.page_status === 'draft' ? 'draft' : 'published',
    notice: row.notice,
    can_resume: row.status === 'cancelled' && row.failed_while !== null && !row.reverting_at,
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}
