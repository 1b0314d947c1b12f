import type { Role } from '../../../contract/platform/role.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findPerson, findRoleName, type Person, setDisabled } from '../account/queries.ts';
import { deleteSessions } from '../account/session-queries.ts';
import { markKeysRevoked } from '../api-keys/queries.ts';
import { deletePerson, hasOtherAdmin, lockAdmins, writeRole } from './queries.ts';

/* The only code that adds or removes admins: back office, API and command line use it. */

export interface StaffContext {
  readonly db: Db;
  /** Tells a user about a change to their account, in the same transaction. */
  readonly notify: (trx: Trx, person: Person, what: string) => Promise<void>;
}

export interface MemberChange {
  readonly role?: Role | undefined;
  readonly is_disabled?: boolean | undefined;
}

/** Changes a role, or disables or enables an account, in one transaction. */
export async function changeMember(context: StaffContext, id: string, change: MemberChange): Promise<void> {
  await context.db.transaction().execute(async trx => {
    await lockAdmins(trx);
    const person = await requirePerson(trx, id);
    const role = await findRoleName(trx, id);
    const isAdminAfter =
      (change.role ?? role) === 'admin' && !(change.is_disabled ?? person.disabled_at !== null);
    if (role === 'admin' && !person.disabled_at && !isAdminAfter) await requireOther(trx, person);
    if (change.role && change.role !== role)
      await changeRole(context, trx, person, { from: role, to: change.role });
    if (change.is_disabled !== undefined && change.is_disabled !== (person.disabled_at !== null)) {
      await switchAccount(trx, person, change.is_disabled);
    }
    if (!isAdminAfter) await markKeysRevoked(trx, id);
  });
}

/** Deletes sessions, factors and API keys. The user's content stays. */
export async function deleteMember(
  context: StaffContext,
  id: string,
  { onlyAdmins }: { onlyAdmins: boolean },
): Promise<void> {
  await context.db.transaction().execute(async trx => {
    await lockAdmins(trx);
    const person = await requirePerson(trx, id);
    const role = await findRoleName(trx, id);
    if (onlyAdmins && role !== 'admin') throw noSuchPerson();
    if (role === 'admin' && !person.disabled_at) await requireOther(trx, person);
    await context.notify(trx, person, 'Your account was deleted');
    await deletePerson(trx, id);
    await writeActivity(trx, {
      action: 'deleted',
      noun: 'accounts',
      id,
      name: person.email,
      before: { role },
    });
  });
}

async function changeRole(
  { notify }: StaffContext,
  trx: Trx,
  person: Person,
  { from, to }: { from: string | null; to: Role },
): Promise<void> {
  if (to === 'admin' && !person.email_verified) {
    throw new AppError('conflict', `${person.email} has not confirmed this email yet. Send an invitation.`, {
      reason: 'unconfirmed',
    });
  }
  await writeRole(trx, person.id, to);
  await writeActivity(trx, {
    action: 'changed-role',
    noun: 'accounts',
    id: person.id,
    name: person.email,
    before: { role: from },
    after: { role: to },
  });
  await notify(trx, person, to === 'admin' ? 'You are an admin now' : 'You are no admin any more');
}

async function switchAccount(trx: Trx, person: Person, isDisabled: boolean): Promise<void> {
  await setDisabled(trx, person.id, isDisabled);
  if (isDisabled) await deleteSessions(trx, person.id, null);
  const action = isDisabled ? 'switched-off' : 'switched-on';
  await writeActivity(trx, { action, noun: 'accounts', id: person.id, name: person.email });
}

async function requirePerson(trx: Trx, id: string): Promise<Person> {
  const person = await findPerson(trx, id);
  if (!person) throw noSuchPerson();
  return person;
}

const noSuchPerson = () => new AppError('not-found', 'Account not found.');

async function requireOther(trx: Trx, { id, email }: Person): Promise<void> {
  if (await hasOtherAdmin(trx, id)) return;
  throw new AppError('conflict', `${email} is the last admin. Make another one first.`, {
    reason: 'last-admin',
  });
}
