import type { PageFilter } from '../../../contract/pages/page-filter.ts';

/** What the job needs to know of its renaming. */
export interface JobRenaming {
  readonly id: string;
  readonly template_id: string | null;
  readonly generation_batch_id: string | null;
  readonly filter: PageFilter | null;
  /** Pages of the filter that are not renamed. */
  readonly except_ids: string[] | null;
  readonly is_picked: boolean;
  readonly url_pattern: string;
  readonly status: string;
  readonly through: string;
}
