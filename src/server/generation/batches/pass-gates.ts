import type { Decision } from '../../../contract/generation/batch-input.ts';
import type { Finding, Overrule } from '../../../contract/generation/likeness.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { applyDecision, type Question } from '../held-pages/apply-decision.ts';
import { type AlikeQuestion, askAlike } from '../likeness/ask-alike.ts';
import { keepNoindex } from '../likeness/keep-noindex.ts';
import { insertOverrule } from '../likeness/queries.ts';
import { findOutsidePages } from '../outside-pages/read-outside-pages.ts';
import { findThinPages } from '../substance/read-thin-pages.ts';
import type { BatchTable } from './queries.ts';

/**
 * Similar, outside and thin pages need a decision before approval. One reason answers every finding that it names, and
 * no other. It is stored with its author and with what it overruled.
 */
export async function passGates(
  trx: Trx,
  batch: BatchTable,
  by: Decision & { readonly userId: string | null },
): Promise<void> {
  const outside = await findOutsidePages(trx, batch);
  const thin = await findThinPages(trx, batch);
  const alike = await askAlike(trx, batch);
  const held = [outside, thin].filter(question => question !== null);
  const overruled = [...(by.leave_out ? [] : held), ...(alike ? [alike] : [])];
  requireAnswers(overruled, by.overrule);
  for (const question of held) await applyDecision(trx, batch.id, question, by);
  if (by.noindex_alike) await keepNoindex(trx, batch);
  if (!by.overrule || overruled.length === 0) return;
  const { reason } = by.overrule;
  const figures = {
    pages: alike?.pages ?? null,
    pages_over: alike?.pages_over ?? null,
    threshold_percent: alike?.threshold_percent ?? null,
    pages_outside: by.leave_out ? null : (outside?.pages_held ?? null),
    pages_thin: by.leave_out ? null : (thin?.pages_held ?? null),
  };
  await insertOverrule(trx, {
    generation_batch_id: batch.id,
    overruled_by: by.userId,
    reason,
    ...figures,
  });
  await writeActivity(trx, {
    action: 'overruled',
    noun: 'batches',
    id: batch.id,
    name: batch.name,
    after: { reason, findings: overruled.map(({ finding }) => finding).join(', '), ...figures },
  });
}

/** Refuses with everything that is unanswered. */
function requireAnswers(
  questions: readonly (Question | AlikeQuestion)[],
  overrule: Overrule | undefined,
): void {
  const open = questions.filter(({ finding }) => !isNamed(finding, overrule));
  const [first] = open;
  if (!first) return;
  const message = open.map(({ verdict_text, whatNow }) => `${verdict_text} ${whatNow}`).join(' ');
  throw new AppError('conflict', message, { reason: 'reason' in first ? first.reason : first.finding });
}

function isNamed(finding: Finding, overrule: Overrule | undefined): boolean {
  return overrule !== undefined && (overrule.findings?.includes(finding) ?? true);
}
