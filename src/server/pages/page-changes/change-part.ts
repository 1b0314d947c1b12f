import type { PoolClient } from 'pg';
import type { ChangeAction } from '../../../contract/pages/page-changes.ts';
import type { PageFacts } from '../redirects/nearest-queries.ts';

/** What a part's work needs to know of its change. */
export interface JobChange {
  readonly id: string;
  readonly action: ChangeAction;
  /** The addresses of a renaming are checked first. */
  readonly status: 'checking' | 'running';
  readonly undoes: string | null;
  readonly redirect_to: string | null;
  /** The version to which all its pages move; null: each to the newest of its template. */
  readonly to_version_id: string | null;
  /** The pattern of the new addresses. */
  readonly url_pattern: string | null;
  /** If set: the template that is deleted with the last of the pages. */
  readonly template_id: string | null;
  readonly created_by: string | null;
  readonly changed_pages: number;
  /** If set: the batch whose revert is undone. */
  readonly reverted_batch: string | null;
}

/** Pages that an undo put back in one part. */
export interface UndonePart {
  /** The change that is undone. */
  readonly changeId: string;
  readonly number: number;
  readonly pageIds: readonly string[];
}

/** How a reverted batch is put back beside its pages. */
export interface RestoreBatch {
  /** Restores the batch as far as its pages are restored, in the part's transaction. */
  restore(client: PoolClient, part: UndonePart): Promise<void>;
  /** After the last page, in the transaction that ends the undoing. */
  finish(client: PoolClient, batchId: string): Promise<void>;
  /** The job that continues the work of the batch. */
  readonly job: string;
}

export interface ChangePart {
  readonly number: number;
  readonly page_ids: string[];
}

export interface ChangedPage {
  readonly id: string;
  readonly slug: string;
  /** The status before; null: not restored here. */
  readonly before: string | null;
  /** What a page was about that was public until now. */
  readonly left?: PageFacts | undefined;
}

export interface PartOutcome {
  readonly changed: readonly ChangedPage[];
  readonly missing: number;
  /** Pages that need no change; all others by default. */
  readonly unchanged?: number;
  /** Pages that can't have their new address. */
  readonly problems?: number;
  /** Some became public, so that any other page may have a new neighbor. */
  readonly affectsNeighbors: boolean;
  readonly notice?: string | undefined;
  /** Hand edits that conflict with the texts of the version to which their pages moved. */
  readonly conflicts?: number;
}
