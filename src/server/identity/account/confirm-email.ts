import { writeActivity } from '../../platform/activity/write-activity.ts';
import { AppError } from '../../platform/errors.ts';
import type { AccountContext } from './account-context.ts';
import { confirmMessage, knownAddressMessage, newAddressMessage, noticeMessage } from './account-messages.ts';
import { requireTry } from './attempts.ts';
import { issueToken, redeemToken } from './codes.ts';
import { findPerson, findPersonByEmail, giveRole, markVerified, updateEmail } from './queries.ts';
import { sendMessage } from './send-message.ts';
import { writeOwnActivity } from './write-own-activity.ts';

/** Sends the link that confirms an account's email. */
export async function sendConfirmation(
  context: AccountContext,
  user: { id: string; email: string },
  origin: string,
): Promise<void> {
  await context.database.kysely.transaction().execute(async trx => {
    const token = await issueToken(context, trx, { userId: user.id, purpose: 'confirm', subject: null });
    const link = `${context.linkBase(origin)}/auth?confirm=${token}`;
    const message = confirmMessage(context.mailbox().name, link);
    await sendMessage(context, trx, { userId: user.id, to: user.email }, message);
  });
}

/** Sends the link again. Unknown and confirmed addresses get nothing. */
export async function resendConfirmation(
  context: AccountContext,
  email: string,
  origin: string,
): Promise<void> {
  const person = await findPersonByEmail(context.database.kysely, email);
  if (person && !person.email_verified) await sendConfirmation(context, person, origin);
}

/** Reports a sign-up with an existing account's address to its mailbox only. */
export async function notifyKnownAddress(
  context: AccountContext,
  user: { id: string; email: string; emailVerified: boolean },
  origin: string,
): Promise<void> {
  if (!user.emailVerified) return sendConfirmation(context, user, origin);
  const message = knownAddressMessage(context.mailbox().name, `${context.linkBase(origin)}/auth`);
  await context.database.kysely
    .transaction()
    .execute(trx => sendMessage(context, trx, { userId: user.id, to: user.email }, message));
}

/** Sends a link to the new address. The old email stays valid until the link is opened. */
export async function askForNewEmail(
  context: AccountContext,
  user: { id: string },
  { email, origin }: { email: string; origin: string },
): Promise<void> {
  const to = email.trim().toLowerCase();
  await context.database.kysely.transaction().execute(async trx => {
    const token = await issueToken(context, trx, { userId: user.id, purpose: 'change-email', subject: to });
    const link = `${context.linkBase(origin)}/auth?confirm=${token}`;
    await sendMessage(context, trx, { userId: user.id, to }, newAddressMessage(context.mailbox().name, link));
  });
}

/** Confirms the address of an opened link. Works once. */
export async function confirmEmail(
  context: AccountContext,
  { token, address }: { token: string; address: string },
): Promise<{ email: string }> {
  await requireTry(context, 'token', address);
  return context.database.kysely.transaction().execute(async trx => {
    const used = await redeemToken(context, trx, token, ['confirm', 'change-email']);
    const person = used && (await findPerson(trx, used.user_id));
    if (!person) throw staleLink();
    if (used.purpose === 'confirm') {
      await giveRole(trx, person.id, 'customer');
      await markVerified(trx, person.id);
      await writeOwnActivity(trx, 'confirmed-email', person);
      return { email: person.email };
    }
    const email = used.subject ?? '';
    if (!(await updateEmail(trx, person.id, email))) {
      throw new AppError('conflict', 'This address has an account of its own.', {
        reason: 'email-taken',
      });
    }
    await writeActivity(
      trx,
      {
        action: 'changed-email',
        noun: 'accounts',
        id: person.id,
        name: email,
        before: { email: person.email },
        after: { email },
      },
      { id: person.id, email: person.email },
    );
    const notice = noticeMessage(context.mailbox().name, 'The email of your account was changed');
    await sendMessage(context, trx, { userId: person.id, to: person.email }, notice);
    return { email };
  });
}

function staleLink(): AppError {
  return new AppError('invalid', 'This link was used already or has expired. Request a new one.', {
    reason: 'token',
  });
}
