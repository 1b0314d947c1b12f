import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AccountContext } from '../account/account-context.ts';
import { requireTry } from '../account/attempts.ts';
import { refusePoorPassword } from '../account/change-account.ts';
import { hashCode } from '../account/codes.ts';
import {
  findPersonByEmail,
  markVerified,
  type Person,
  updateName,
  writePasswordHash,
} from '../account/queries.ts';
import { lockAdmins, writeRole } from '../staff/queries.ts';
import { deleteWaysIn, findByToken, insertPerson, takeInvitation } from './queries.ts';

export interface Acceptance {
  readonly token: string;
  readonly name?: string | undefined;
  readonly password?: string | undefined;
}

/** Shows an invitation without using it up. */
export async function openInvitation(
  context: AccountContext,
  { token, address }: { token: string; address: string },
): Promise<{ email: string; needs_password: boolean }> {
  await requireTry(context, 'token', address);
  const db = context.database.kysely;
  const found = await findByToken(db, hashCode(context.codeKey, token));
  if (!found) throw staleLink();
  return { email: found.email, needs_password: needsPassword(await findPersonByEmail(db, found.email)) };
}

/**
 * Makes the invited person an admin. A confirmed account keeps its password and factors; the link doesn't
 * sign in. An unconfirmed account may belong to a stranger who expected the invitation, so all its sign-in
 * methods are deleted and a new password is required.
 */
export async function acceptInvitation(
  context: AccountContext,
  { token, name, password }: Acceptance,
  address: string,
): Promise<{ email: string }> {
  await requireTry(context, 'token', address);
  const tokenHash = hashCode(context.codeKey, token);
  const open = await findByToken(context.database.kysely, tokenHash);
  if (!open) throw staleLink();
  if (password !== undefined) await refusePoorPassword(context, password, open.email);
  const hash = password === undefined ? null : await context.passwords.hash(password);
  return context.database.kysely.transaction().execute(async trx => {
    const taken = await takeInvitation(trx, tokenHash);
    if (!taken) throw staleLink();
    const { email } = taken;
    const known = await findPersonByEmail(trx, email);
    if (known?.disabled_at) {
      throw new AppError('conflict', 'This account is switched off. Ask the person who invited you.', {
        reason: 'switched-off',
      });
    }
    const id = needsPassword(known) ? await makeOwner(trx, { email, known, name, hash }) : (known?.id ?? '');
    await lockAdmins(trx);
    await writeRole(trx, id, 'admin');
    const actor = { id, email };
    await writeActivity(trx, { action: 'accepted', noun: 'invitations', id: taken.id, name: email }, actor);
    return { email };
  });
}

const needsPassword = (person: Person | undefined) => !person?.email_verified;

async function makeOwner(
  trx: Trx,
  {
    email,
    known,
    name,
    hash,
  }: { email: string; known: Person | undefined; name: string | undefined; hash: string | null },
): Promise<string> {
  if (hash === null) {
    throw new AppError('invalid', 'Choose a password.', {
      fields: [{ path: 'password', message: 'Choose a password.' }],
    });
  }
  const id = known?.id ?? (await insertPerson(trx, { email, name: name || (email.split('@')[0] ?? '') }));
  if (!id)
    throw new AppError('conflict', 'Somebody has just signed up with this address. Open the link again.');
  if (known) {
    await deleteWaysIn(trx, id);
    await markVerified(trx, id);
    if (name) await updateName(trx, id, name);
  }
  await writePasswordHash(trx, id, hash);
  return id;
}

function staleLink(): AppError {
  return new AppError('invalid', 'This invitation was used, taken back or is too old. Ask for another one.', {
    reason: 'token',
  });
}
