import type { Trx } from '../../platform/db/database.ts';
import type { ImportReport } from './import-report.ts';
import type { JsonPart } from './split-json.ts';

/** An element of one of a file's lists. */
export type PlacedPart = JsonPart & { readonly place: number };

/** Imports the parts of a file one by one. */
export interface ListImporter {
  take(part: PlacedPart): Promise<void>;
  finish(onRows: (rows: number) => Promise<void>): Promise<void>;
  /** Removes the files that it stored, because the import was rolled back. */
  undo?(): Promise<void>;
  /** Called at the end, after success and failure. */
  close?(): Promise<void>;
}

export interface ImporterWork {
  readonly trx: Trx;
  readonly report: ImportReport;
  /** False: only checked. */
  readonly apply: boolean;
  readonly userId: string | null;
  readonly signal: AbortSignal;
  readonly dataDir: string;
}
