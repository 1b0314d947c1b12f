import type { Blocker, BlockerKind, Outcome } from '../../../contract/generation/checks.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import type { CheckedBatch } from '../likeness/batch-queries.ts';
import type { PageRule } from './page-rule.ts';

/** What a person reads of a kind of blocker: as a title, and within a sentence. */
export type BlockerLabels = Pick<Blocker, 'title' | 'label'>;

/** What a check found in a planned batch, and what approval needs to know of it. */
export interface BatchBlocker extends Blocker {
  /** What to do, for the refusal. */
  readonly advice: string;
  /** The code of the refusal. */
  readonly reason: string;
  /** What becomes of the pages if it is overruled. */
  readonly overruled: Exclude<Outcome, 'leave-out'>;
  /** What is recorded with the decision. */
  readonly figures: Readonly<Record<string, number>>;
}

export interface CheckResult {
  /** False: the setting of the check is off. */
  readonly isAsked: boolean;
  readonly text: string;
  readonly blocker: BatchBlocker | null;
}

/** One question before a batch is approved. `checks.ts` lists them all. */
export interface Check {
  readonly labels: Partial<Record<BlockerKind, BlockerLabels>>;
  readonly look: (trx: Trx, batch: CheckedBatch) => Promise<CheckResult>;
}

/** A check that holds single pages, which can be left out. */
export interface HeldPagesCheck extends Check {
  readonly kind: BlockerKind;
  /** Null if the version was deleted. */
  readonly readRule: (db: Db, batch: RuledBatch) => Promise<PageRule | null>;
  /** Why a plan has no page if its pages are left out, and what to do about it. */
  readonly leftOut: { readonly message: string; readonly advice: string };
  /** What to do at the command line. */
  readonly commandAdvice: string;
}

export type RuledBatch = Pick<CheckedBatch, 'id' | 'template_version_id'>;
