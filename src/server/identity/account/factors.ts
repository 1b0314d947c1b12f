import type { Transaction } from 'kysely';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { DB } from '../../platform/db/tables.ts';
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
import { requireFactorToSpare } from './factor-rule.ts';
import { findPerson, lockPerson, type Person } from './queries.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { sendMessage } from './send-message.ts';
import { deleteSessions } from './session-queries.ts';
import { newTotp } from './totp.ts';

const maxFactors = 5;

export type FactorRequest =
  | { readonly factor_type: 'totp'; readonly name: string }
  | { readonly factor_type: 'phone'; readonly phone: string };

/** Begins a factor. It counts for nothing until a code of it was given. */
export async function addFactor(
  desk: AccountContext,
  user: { id: string; email: string },
  wish: FactorRequest,
): Promise<{ id: string; uri: string | null; secret: string | null }> {
  const db = desk.database.kysely;
  if ((await listVerifiedFactors(db, user.id)).length >= maxFactors) {
    throw new AppError('conflict', `${maxFactors} factors are the maximum. Remove one first.`, {
      reason: 'factors',
    });
  }
  const app = wish.factor_type === 'totp' ? newTotp(desk.mailbox().name, user.email) : null;
  const phone = wish.factor_type === 'phone' ? wish.phone : null;
  if (phone && !desk.settings().message_sender.is_on) {
    throw new AppError('conflict', 'Phone codes are switched off.', { reason: 'no-message-sender' });
  }
  if (phone) await requireTry(desk, 'message', phone);
  const secret = app && (await desk.box.seal(app.secret));
  const id = await db.transaction().execute(async trx => {
    await deleteUnverified(trx, user.id);
    return insertFactor(trx, {
      userId: user.id,
      factorType: wish.factor_type,
      name: wish.factor_type === 'totp' ? wish.name : `•••${wish.phone.slice(-4)}`,
      secret,
      phone,
    });
  });
  const begun = phone ? await findFactor(db, user.id, id) : undefined;
  if (begun) await sendFactorCode(desk, begun);
  return { id, uri: app?.uri ?? null, secret: app?.secret ?? null };
}

/**
 * The factor is in the owner's hands: it is asked for from the next sign-in on. With the first come recovery codes, and whoever
 * else is signed in with the password alone is not any more.
 */
export async function verifyFactor(
  desk: AccountContext,
  session: OpenSession,
  { id, code, address }: { id: string; code: string; address: string },
): Promise<string[]> {
  const { userId } = session;
  const db = desk.database.kysely;
  const factor = await findFactor(db, userId, id);
  if (!factor) throw new AppError('not-found', 'Second factor not found. Start again.');
  if (factor.status === 'verified') return [];
  await requireTry(desk, 'second-factor', address, userId);
  if (!(await checkFactor(desk, factor, code))) {
    throw new AppError('invalid', 'This code is wrong or was used already. Wait for the next one.', {
      reason: 'code',
      fields: [{ path: 'code', message: 'This code is wrong or was used already.' }],
    });
  }
  return db.transaction().execute(async trx => {
    await lockPerson(trx, userId);
    const isFirst = (await listVerifiedFactors(trx, userId)).length === 0;
    await markFactorVerified(trx, id);
    // They were opened by the first factor alone.
    if (isFirst) await deleteSessions(trx, userId, session.id);
    await tell(desk, trx, userId, 'added-factor', typeOf(factor));
    return isFirst ? makeRecoveryCodes(desk, trx, userId) : [];
  });
}

/** With the last factor go the recovery codes: there is nothing left to recover from. */
export async function removeFactor(desk: AccountContext, user: { id: string }, id: string): Promise<void> {
  const db = desk.database.kysely;
  const factor = await findFactor(db, user.id, id);
  if (!factor) throw new AppError('not-found', 'Second factor not found.');
  await db.transaction().execute(async trx => {
    await lockPerson(trx, user.id);
    await deleteFactor(trx, user.id, id);
    if ((await listVerifiedFactors(trx, user.id)).length === 0) {
      if (factor.status === 'verified') await requireFactorToSpare(trx, user.id);
      await replaceRecoveryCodes(trx, user.id, []);
    }
    if (factor.status === 'verified') await tell(desk, trx, user.id, 'removed-factor', typeOf(factor));
  });
}

export async function renewRecoveryCodes(desk: AccountContext, user: { id: string }): Promise<string[]> {
  const db = desk.database.kysely;
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
    return makeRecoveryCodes(desk, trx, user.id);
  });
}

async function tell(
  desk: AccountContext,
  trx: Transaction<DB>,
  userId: string,
  action: 'added-factor' | 'removed-factor',
  factor: string,
): Promise<void> {
  const person: Person | undefined = await findPerson(trx, userId);
  if (!person) return;
  await writeActivity(trx, { action, noun: 'accounts', id: userId, name: person.email, after: { factor } });
  const what =
    action === 'added-factor' ? 'A second factor was added to' : 'A second factor was removed from';
  const notice = noticeMessage(desk.mailbox().name, `${what} your account`);
  await sendMessage(desk, trx, { userId, to: person.email }, notice);
}
