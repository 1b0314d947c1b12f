import type { FactorType } from '../../../contract/identity/account.ts';
import type { AccountContext } from './account-context.ts';
import { codeMinutes, issueShortCode, redeemShortCode } from './codes.ts';
import { type FactorRow, markFactorUsed, useStep } from './factor-queries.ts';
import { sendToPhone } from './message-sender.ts';
import { stepAt, stepOfCode } from './totp.ts';

/** True once for a correct code. App codes and sent codes can't be reused. */
export async function checkFactor(
  context: AccountContext,
  factor: FactorRow,
  code: string,
  now = Date.now(),
): Promise<boolean> {
  const db = context.database.kysely;
  if (factor.secret !== null) {
    const step = stepOfCode(await context.box.open(factor.secret), code, now);
    return step !== null && useStep(db, factor.id, { step, now: stepAt(now) });
  }
  const { id: subject, user_id: userId } = factor;
  const isRight = await redeemShortCode(context, db, { userId, purpose: 'phone', subject, code });
  if (isRight) await markFactorUsed(db, factor.id);
  return isRight;
}

export async function sendFactorCode(context: AccountContext, factor: FactorRow): Promise<void> {
  const code = await context.database.kysely
    .transaction()
    .execute(trx =>
      issueShortCode(context, trx, { userId: factor.user_id, purpose: 'phone', subject: factor.id }),
    );
  const site = context.mailbox().name;
  await sendToPhone(
    context,
    factor.phone ?? '',
    `${code} is your code for ${site}. It works once, within ${codeMinutes} minutes.`,
  );
}

export const typeOf = (factor: Pick<FactorRow, 'factor_type'>): FactorType =>
  factor.factor_type === 'phone' ? 'phone' : 'totp';
