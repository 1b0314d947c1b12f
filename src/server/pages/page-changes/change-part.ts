import type { Pool, PoolClient } from 'pg';
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
  /** If set: the batch whose pages these are. */
  readonly batch_id: string | null;
}

/** Pages that an undo put back in one part. */
export interface UndonePart {
  /** The change that is undone. */
  readonly changeId: string;
  readonly number: number;
  readonly pageIds: readonly string[];
}

/** What reverting a batch, and undoing that, does beside deleting and restoring its pages. */
export interface BatchReversal {
  /** The lock of all work on a batch. */
  lockOf(batchId: string): string;
  /** Adds the pages that the batch still has as parts of its revert; returns how many parts. */
  freeze(client: PoolClient, change: JobChange): Promise<number>;
  /** Deletes or restores the pages of a part. */
  revert(client: PoolClient, change: JobChange, part: ChangePart): Promise<PartOutcome>;
  /** Restores the batch as far as its pages are restored, in the part's transaction. */
  restore(client: PoolClient, part: UndonePart): Promise<void>;
  /** After the last page, in the transaction that ends the revert or its undoing. */
  finish(client: PoolClient, change: JobChange): Promise<void>;
  /** After a failure. */
  stop(pool: Pool, changeId: string, reason: string): Promise<void>;
  /** The job that continues the work of the batch after a completed change. */
  findNextJob(pool: Pool, changeId: string): Promise<{ name: string; payload: object } | undefined>;
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
