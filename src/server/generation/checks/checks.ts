import type { BlockerKind } from '../../../contract/generation/checks.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { type CheckedBatch, getCheckedBatch } from '../likeness/batch-queries.ts';
import { alikeCheck } from './alike.ts';
import type { BatchBlocker, BlockerLabels, Check, CheckResult, HeldPagesCheck, RuledBatch } from './check.ts';
import { outsideCheck } from './outside.ts';
import type { PageRule } from './page-rule.ts';
import { listDecisions } from './queries.ts';
import { thinCheck } from './thin.ts';

/** Checks of single pages, by the kind of their blocker. */
const pageChecks: ReadonlyMap<string, HeldPagesCheck> = new Map(
  [outsideCheck, thinCheck].map(check => [check.kind, check]),
);

/** Everything that is checked before a batch is approved, in the order in which it is told. */
const checks: readonly Check[] = [...pageChecks.values(), alikeCheck];

const allLabels = Object.assign({}, ...checks.map(({ labels }) => labels)) as Record<
  BlockerKind,
  BlockerLabels
>;
export const labelsOf = (kind: BlockerKind): BlockerLabels => allLabels[kind];

/** What keeps a planned batch from approval. */
export async function findAll(trx: Trx, batch: CheckedBatch): Promise<readonly BatchBlocker[]> {
  const found: BatchBlocker[] = [];
  for (const check of checks) {
    const { blocker } = await check.look(trx, batch);
    if (blocker) found.push(blocker);
  }
  return found;
}

/** What the checks of single pages say of a batch, whether it passes or not. */
export async function lookAtPages(
  db: Db,
  batchId: string,
): Promise<(CheckResult & Pick<HeldPagesCheck, 'commandAdvice'>)[]> {
  const batch = await getCheckedBatch(db, batchId);
  return db.transaction().execute(async trx => {
    const results = [];
    for (const { look, commandAdvice } of pageChecks.values())
      results.push({ ...(await look(trx, batch)), commandAdvice });
    return results;
  });
}

/** A rule with a decision about its pages. */
export interface DecidedRule {
  readonly rule: PageRule;
  /** Why a plan has no page; null: its page is made as noindex. */
  readonly leftOut: { readonly code: string; readonly message: string } | null;
}

/** The rules by which a batch’s pages are left out or made as noindex. */
export async function readDecidedRules(db: Db, batch: RuledBatch): Promise<readonly DecidedRule[]> {
  const rules: DecidedRule[] = [];
  for (const { kind, outcome } of await listDecisions(db, batch.id)) {
    const check = pageChecks.get(kind);
    const rule = await check?.readRule(db, batch);
    if (!check || !rule) continue;
    const { message } = check.leftOut;
    rules.push({ rule, leftOut: outcome === 'leave-out' ? { code: kind, message } : null });
  }
  return rules;
}

/** What to do about plans that were left out, by the kind of the blocker. */
export const leftOutAdvice: readonly (readonly [string, { readonly advice: string }])[] = Array.from(
  pageChecks,
  ([kind, { leftOut }]) => [kind, leftOut],
);
