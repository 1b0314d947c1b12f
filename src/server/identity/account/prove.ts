import { AppError } from '../../platform/errors.ts';
import type { OpenSession } from '../../platform/http/app-env.ts';
import type { AccountContext } from './account-context.ts';
import { codeMessage } from './account-messages.ts';
import { clearAttempts, requireTry } from './attempts.ts';
import { issueShortCode, redeemShortCode } from './codes.ts';
import { findPasswordHash } from './queries.ts';
import { sendMessage } from './send-message.ts';
import { markProven } from './session-queries.ts';

export type Proof = { readonly password: string } | { readonly code: string };

/** Verifies the identity of the session's owner again. */
export async function prove(
  context: AccountContext,
  session: OpenSession,
  { proof, address }: { proof: Proof; address: string },
): Promise<void> {
  await requireTry(context, 'proof', address, session.userId);
  if (!(await isRight(context, session.userId, proof))) {
    const message =
      'password' in proof
        ? 'Wrong password. Check it, or request a code by email.'
        : 'This code is not right, or too old. Check it, or have another one mailed.';
    throw new AppError('invalid', message, { reason: 'proof' });
  }
  await markProven(context.database.kysely, session.id);
  await clearAttempts(context, 'proof', address, session.userId);
}

/** For accounts without a password, and for forgotten passwords. */
export async function mailProof(context: AccountContext, { userId, email }: OpenSession): Promise<void> {
  await context.database.kysely.transaction().execute(async trx => {
    const code = await issueShortCode(context, trx, { userId, purpose: 'proof', subject: null });
    await sendMessage(
      context,
      trx,
      { userId, to: email },
      codeMessage(context.mailbox().name, code, 'proof'),
    );
  });
}

async function isRight(context: AccountContext, userId: string, proof: Proof): Promise<boolean> {
  const db = context.database.kysely;
  if ('code' in proof)
    return redeemShortCode(context, db, { userId, purpose: 'proof', subject: null, code: proof.code });
  const hash = await findPasswordHash(db, userId);
  return hash !== null && context.passwords.verify({ hash, password: proof.password });
}
