import type { Transaction } from 'kysely';
import type { DB } from '../db/tables.ts';
import type { ImportReport } from './import-report.ts';
import type { JsonPart } from './split-json.ts';

/** What the parts of one file are given to, one after the other. */
export interface PartTaker {
  take(part: JsonPart & { place: number }): Promise<void>;
  finish(onRows: (rows: number) => Promise<void>): Promise<void>;
}

export interface TakerWork {
  readonly trx: Transaction<DB>;
  readonly report: ImportReport;
  readonly apply: boolean;
  readonly userId: string | null;
  readonly signal: AbortSignal;
}
