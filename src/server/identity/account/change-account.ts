import { writeActivity } from '../../platform/activity/write-activity.ts';
import { AppError } from '../../platform/errors.ts';
import type { OpenSession } from '../../platform/http/app-env.ts';
import type { AccountContext } from './account-context.ts';
import { noticeMessage } from './account-messages.ts';
import { passwordProblem } from './password-problem.ts';
import { deleteIdentity, listIdentities, lockPerson, updateName, writePasswordHash } from './queries.ts';
import { sendMessage } from './send-message.ts';
import { deleteSession, deleteSessions } from './session-queries.ts';

export async function changeName(context: AccountContext, session: OpenSession, name: string): Promise<void> {
  await context.database.kysely.transaction().execute(async trx => {
    await updateName(trx, session.userId, name);
    await writeActivity(trx, accountActivity('changed-name', session));
  });
}

export async function refusePoorPassword(
  context: AccountContext,
  password: string,
  email: string | null,
): Promise<void> {
  const problem = await passwordProblem(password, { email, business: context.mailbox().name });
  if (!problem) return;
  throw new AppError('invalid', problem, {
    reason: 'password',
    fields: [{ path: 'password', message: problem }],
  });
}

/** Ends all other sessions, because they used the old password. */
export async function changePassword(
  context: AccountContext,
  session: OpenSession,
  password: string,
): Promise<void> {
  await refusePoorPassword(context, password, session.email);
  const hash = await context.passwords.hash(password);
  await context.database.kysely.transaction().execute(async trx => {
    await writePasswordHash(trx, session.userId, hash);
    await deleteSessions(trx, session.userId, session.id);
    await writeActivity(trx, accountActivity('changed-password', session));
    const notice = noticeMessage(context.mailbox().name, 'Your password was changed');
    await sendMessage(context, trx, { userId: session.userId, to: session.email }, notice);
  });
}

export async function endSession(context: AccountContext, session: OpenSession, id: string): Promise<void> {
  await context.database.kysely.transaction().execute(async trx => {
    if (!(await deleteSession(trx, session.userId, id))) {
      throw new AppError('not-found', 'This session has ended already.');
    }
    await writeActivity(trx, accountActivity('ended-session', session));
  });
}

export async function endOtherSessions(context: AccountContext, session: OpenSession): Promise<number> {
  return context.database.kysely.transaction().execute(async trx => {
    const ended = await deleteSessions(trx, session.userId, session.id);
    if (ended > 0)
      await writeActivity(trx, { ...accountActivity('ended-sessions', session), after: { ended } });
    return ended;
  });
}

/** Refuses the last one: the owner could not sign in any more. */
export async function unlinkIdentity(
  context: AccountContext,
  session: OpenSession,
  id: string,
): Promise<void> {
  await context.database.kysely.transaction().execute(async trx => {
    await lockPerson(trx, session.userId);
    const identities = await listIdentities(trx, session.userId);
    const identity = identities.find(one => one.id === id);
    if (!identity) throw new AppError('not-found', 'This identity is not linked.');
    if (identities.length === 1) {
      throw new AppError('conflict', 'This is your only sign-in method. Add another one first.', {
        reason: 'last-identity',
      });
    }
    await deleteIdentity(trx, session.userId, id);
    await writeActivity(trx, {
      ...accountActivity('unlinked-identity', session),
      before: { identity: identity.provider_id },
    });
    const notice = noticeMessage(context.mailbox().name, 'A sign-in method was removed from your account');
    await sendMessage(context, trx, { userId: session.userId, to: session.email }, notice);
  });
}

function accountActivity(action: string, { userId, email }: OpenSession) {
  return { action, noun: 'accounts' as const, id: userId, name: email };
}
