import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Invitation } from '../../../contract/identity/invitations.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AccountContext } from '../account/account-context.ts';
import { type AccountMessage, invitationMessage } from '../account/account-messages.ts';
import { hashCode } from '../account/codes.ts';
import { findPersonByEmail, findRoleName } from '../account/queries.ts';
import { sendMessage } from '../account/send-message.ts';
import { presentInvitation } from './invitation-state.ts';
import { findInvitation, insertInvitation, markRevoked, renewToken } from './queries.ts';

const minutes = 3 * 24 * 60;

interface Inviter {
  readonly id: string;
  readonly email: string;
}

/** Sends a link that makes its recipient an admin. An existing account stays as it is. */
export async function invite(
  context: AccountContext,
  inviter: Inviter,
  { email: written, origin }: { email: string; origin: string },
): Promise<Invitation> {
  const email = written.trim().toLowerCase();
  const id = uuidv7();
  const token = randomBytes(32).toString('base64url');
  return context.database.kysely.transaction().execute(async trx => {
    await refuseNeedless(trx, email);
    const tokenHash = hashCode(context.codeKey, token);
    if (!(await insertInvitation(trx, { id, email, tokenHash, invitedBy: inviter.id, minutes }))) {
      throw new AppError('conflict', `${email} is invited already. Send that invitation again instead.`, {
        reason: 'invited',
      });
    }
    await writeActivity(trx, { action: 'invited', noun: 'invitations', id, name: email });
    await send(context, trx, { email, message: messageOf(context, { token, origin, inviter }) });
    return read(trx, id);
  });
}

/** Sends a new link and invalidates the old one. Ignores repeats within a minute, such as a double click. */
export async function resendInvitation(
  context: AccountContext,
  inviter: Inviter,
  { id, origin }: { id: string; origin: string },
): Promise<Invitation> {
  const token = randomBytes(32).toString('base64url');
  return context.database.kysely.transaction().execute(async trx => {
    const found = await findInvitation(trx, id);
    if (!found) throw noSuchInvitation();
    await refuseNeedless(trx, found.email);
    if (!(await renewToken(trx, id, { tokenHash: hashCode(context.codeKey, token), minutes }))) {
      throw found.is_just_sent && !found.accepted_at && !found.revoked_at
        ? new AppError('conflict', 'It was sent a moment ago. Wait a minute.', { reason: 'just-sent' })
        : new AppError('conflict', 'This invitation has expired. Send a new one.', { reason: 'over' });
    }
    await writeActivity(trx, { action: 'invited-again', noun: 'invitations', id, name: found.email });
    await send(context, trx, { email: found.email, message: messageOf(context, { token, origin, inviter }) });
    return read(trx, id);
  });
}

export async function revokeInvitation(context: AccountContext, id: string): Promise<void> {
  await context.database.kysely.transaction().execute(async trx => {
    const found = await findInvitation(trx, id);
    if (!found) throw noSuchInvitation();
    if (found.accepted_at) {
      throw new AppError(
        'conflict',
        'This invitation was accepted already. Change the role under Staff instead.',
        {
          reason: 'accepted',
        },
      );
    }
    if (await markRevoked(trx, id)) {
      await writeActivity(trx, { action: 'revoked', noun: 'invitations', id, name: found.email });
    }
  });
}

/** Refuses invitations that would have no effect. */
async function refuseNeedless(trx: Trx, email: string): Promise<void> {
  const person = await findPersonByEmail(trx, email);
  if (!person) return;
  if (person.disabled_at) {
    throw new AppError('conflict', `The account of ${email} is switched off. Switch it on instead.`, {
      reason: 'switched-off',
    });
  }
  if (person.email_verified && (await findRoleName(trx, person.id)) === 'admin') {
    throw new AppError('conflict', `${email} is an admin already.`, { reason: 'is-admin' });
  }
}

function messageOf(
  context: AccountContext,
  { token, origin, inviter }: { token: string; origin: string; inviter: Inviter },
): AccountMessage {
  const link = `${context.linkBase(origin)}/auth?invitation=${token}`;
  return invitationMessage(context.mailbox().name, { link, inviter: inviter.email, minutes });
}

async function send(
  context: AccountContext,
  trx: Trx,
  { email, message }: { email: string; message: AccountMessage },
): Promise<void> {
  await sendMessage(context, trx, { userId: null, to: email }, message);
}

async function read(trx: Trx, id: string): Promise<Invitation> {
  const row = await findInvitation(trx, id);
  if (!row) throw noSuchInvitation();
  return presentInvitation(row);
}

const noSuchInvitation = () => new AppError('not-found', 'Invitation not found.');
