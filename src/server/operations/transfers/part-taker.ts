import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/tables.ts';
import type { ImportReport } from './import-report.ts';
import type { JsonPart } from './split-json.ts';

/** An element of one of a file's lists. */
export type PlacedPart = JsonPart & { readonly place: number };

/** What the parts of one file are given to, one after the other. */
export interface ListImporter {
  take(part: PlacedPart): Promise<void>;
  finish(onRows: (rows: number) => Promise<void>): Promise<void>;
  /** What it put beside the database goes again: nothing came in. */
  undo?(): Promise<void>;
  /** Called at the end, whatever it was. */
  close?(): Promise<void>;
}

export interface TakerWork {
  readonly trx: Transaction<DB>;
  readonly report: ImportReport;
  readonly apply: boolean;
  readonly userId: string | null;
  readonly signal: AbortSignal;
  readonly dataDir: string;
}
