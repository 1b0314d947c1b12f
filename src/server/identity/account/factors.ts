import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { OpenSession } from '../../platform/http/app-env.ts';
import type { AccountContext } from './account-context.ts';
import { noticeMessage } from './account-messages.ts';
import { requireTry } from './attempts.ts';
import { checkFactor, sendFactorCode, typeOf } from './check-factor.ts';
import {
  deleteFactor,
  deleteUnverified,
  findFactor,
  insertFactor,
  listVerifiedFactors,
  markFactorVerified,
  replaceRecoveryCodes,
} from './factor-queries.ts';
import { requireSpareFactor } from './factor-rule.ts';
import { findPerson, lockPerson, type Person } from './queries.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { sendMessage } from './send-message.ts';
import { deleteSessions } from './session-queries.ts';
import { newTotp } from './totp.ts';

const maxFactors = 5;

export type FactorRequest =
  | { readonly factor_type: 'totp'; readonly name: string }
  | { readonly factor_type: 'phone'; readonly phone: string };

/** Starts the setup of a factor. It is inactive until one of its codes is verified. */
export async function addFactor(
  context: AccountContext,
  user: { id: string; email: string },
  request: FactorRequest,
): Promise<{ id: string; uri: string | null; secret: string | null }> {
  const db = context.database.kysely;
  if ((await listVerifiedFactors(db, user.id)).length >= maxFactors) {
    throw new AppError('conflict', `${maxFactors} factors are the maximum. Remove one first.`, {
      reason: 'factors',
    });
  }
  const app = request.factor_type === 'totp' ? newTotp(context.mailbox().name, user.email) : null;
  const phone = request.factor_type === 'phone' ? request.phone : null;
  if (phone && !context.settings().message_sender.is_on) {
    throw new AppError('conflict', 'Phone codes are switched off.', { reason: 'no-message-sender' });
  }
  if (phone) await requireTry(context, 'message', phone);
  const secret = app && (await context.box.seal(app.secret));
  const id = await db.transaction().execute(async trx => {
    await deleteUnverified(trx, user.id);
    return insertFactor(trx, {
      userId: user.id,
      factorType: request.factor_type,
      name: request.factor_type === 'totp' ? request.name : `•••${request.phone.slice(-4)}`,
      secret,
      phone,
    });
  });
  const begun = phone ? await findFactor(db, user.id, id) : undefined;
  if (begun) await sendFactorCode(context, begun);
  return { id, uri: app?.uri ?? null, secret: app?.secret ?? null };
}

/**
 * Verifies and activates a factor from the next sign-in on. The first factor adds recovery codes and ends
 * other sessions.
 */
export async function verifyFactor(
  context: AccountContext,
  session: OpenSession,
  { id, code, address }: { id: string; code: string; address: string },
): Promise<string[]> {
  const { userId } = session;
  const db = context.database.kysely;
  const factor = await findFactor(db, userId, id);
  if (!factor) throw new AppError('not-found', 'Second factor not found. Start again.');
  if (factor.status === 'verified') return [];
  await requireTry(context, 'second-factor', address, userId);
  if (!(await checkFactor(context, factor, code))) {
    throw new AppError('invalid', 'This code is wrong or was used already. Wait for the next one.', {
      reason: 'code',
      fields: [{ path: 'code', message: 'This code is wrong or was used already.' }],
    });
  }
  return db.transaction().execute(async trx => {
    await lockPerson(trx, userId);
    const isFirst = (await listVerifiedFactors(trx, userId)).length === 0;
    await markFactorVerified(trx, id);
    // Those sessions never passed a second factor.
    if (isFirst) await deleteSessions(trx, userId, session.id);
    await tell(context, trx, userId, 'added-factor', typeOf(factor));
    return isFirst ? makeRecoveryCodes(context, trx, userId) : [];
  });
}

/** Removing the last factor also deletes the recovery codes. */
export async function removeFactor(context: AccountContext, user: { id: string }, id: string): Promise<void> {
  const db = context.database.kysely;
  const factor = await findFactor(db, user.id, id);
  if (!factor) throw new AppError('not-found', 'Second factor not found.');
  await db.transaction().execute(async trx => {
    await lockPerson(trx, user.id);
    await deleteFactor(trx, user.id, id);
    if ((await listVerifiedFactors(trx, user.id)).length === 0) {
      if (factor.status === 'verified') await requireSpareFactor(trx, user.id);
      await replaceRecoveryCodes(trx, user.id, []);
    }
    if (factor.status === 'verified') await tell(context, trx, user.id, 'removed-factor', typeOf(factor));
  });
}

export async function renewRecoveryCodes(context: AccountContext, user: { id: string }): Promise<string[]> {
  const db = context.database.kysely;
  return db.transaction().execute(async trx => {
    if ((await listVerifiedFactors(trx, user.id)).length === 0) {
      throw new AppError('conflict', 'Recovery codes need a second factor. Add one first.', {
        reason: 'no-factor',
      });
    }
    const person = await findPerson(trx, user.id);
    await writeActivity(trx, {
      action: 'made-recovery-codes',
      noun: 'accounts',
      id: user.id,
      name: person?.email ?? '',
    });
    return makeRecoveryCodes(context, trx, user.id);
  });
}

async function tell(
  context: AccountContext,
  trx: Trx,
  userId: string,
  action: 'added-factor' | 'removed-factor',
  factor: string,
): Promise<void> {
  const person: Person | undefined = await findPerson(trx, userId);
  if (!person) return;
  await writeActivity(trx, { action, noun: 'accounts', id: userId, name: person.email, after: { factor } });
  const what =
    action === 'added-factor' ? 'A second factor was added to' : 'A second factor was removed from';
  const notice = noticeMessage(context.mailbox().name, `${what} your account`);
  await sendMessage(context, trx, { userId, to: person.email }, notice);
}
