import type { Pool, PoolClient } from 'pg';
import { z } from 'zod';
import { announceOn } from '../../platform/db/announce.ts';
import type { QueryPool } from '../../platform/db/database.ts';
import { listedPlacesSchema, placeOf } from './listed-place.ts';

/** The batch data that jobs need. */
export interface JobBatch {
  readonly id: string;
  readonly status: string;
  readonly template_id: string | null;
  readonly template_version_id: string | null;
  readonly planned_at: Date | null;
  readonly planned_through: number;
  readonly total_planned: number;
  readonly total_skipped: number;
  readonly total_duplicates: number;
  readonly first_combination: number;
  readonly combinations: number;
  readonly field_values: unknown;
  readonly url_pattern: string;
  readonly update_existing: boolean;
  readonly high_performance: boolean;
  readonly skip_cleanup: boolean;
  readonly series_id: string | null;
  /** The status of its new pages. */
  readonly page_status: string;
  /** True if the batch's failed plans are to be retried. */
  readonly retrying: boolean;
  readonly noindex_from: number | null;
  /** All its pages become noindex, whatever the checks say. */
  readonly is_noindex: boolean;
}

export async function readJobBatch(client: PoolClient | Pool, id: string): Promise<JobBatch | undefined> {
  const { rows } = await client.query<JobBatch>(
    `select id, status, template_id, template_version_id, planned_at, planned_through, total_planned,
            total_skipped, total_duplicates, first_combination, combinations, field_values, url_pattern, update_existing, high_performance, skip_cleanup,
            series_id, page_status, retrying, noindex_from, is_noindex
     from generation_batches where id = $1`,
    [id],
  );
  return rows[0];
}

const fieldValues = z.record(z.string(), z.string());

/** The values of every page of the batch, besides place and keyword. */
export function batchValues(batch: JobBatch): Record<string, string> {
  return fieldValues.parse(batch.field_values);
}

const inputsSchema = z.object({
  locations: listedPlacesSchema,
  keywords: z.array(z.string()),
});

export async function readBatchInputs(client: QueryPool, id: string) {
  const { rows } = await client.query({
    text: 'select locations, keywords from batch_inputs where generation_batch_id = $1',
    values: [id],
  });
  const { locations, keywords } = inputsSchema.parse(rows[0]);
  return {
    locations: locations.map(placeOf),
    keywords,
  };
}

/** Shows progress before the commit (a batch without High-Performance Mode is one big transaction). */
export async function showProgress(pool: Pool, id: string, planned: number): Promise<void> {
  await pool.query('update generation_batches set planned_through = $2, updated_at = now() where id = $1', [
    id,
    planned,
  ]);
  await announceBatchChange(pool, id);
}

/** True if the batch has the status in which the job works; undefined after a cancellation or deletion. */
export async function findInStatus(
  client: PoolClient,
  id: string,
  status: string,
): Promise<true | undefined> {
  const { rowCount } = await client.query('select 1 from generation_batches where id = $1 and status = $2', [
    id,
    status,
  ]);
  return rowCount === 1 || undefined;
}

export async function announceBatchChange(client: PoolClient | Pool, id: string): Promise<void> {
  await announceOn(client, { kind: 'batch', id });
}
