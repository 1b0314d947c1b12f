import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Role } from '../../../contract/platform/role.ts';
import { deleteFactors, replaceRecoveryCodes } from '../../identity/account/factor-queries.ts';
import { dropFactorRule } from '../../identity/account/factor-rule.ts';
import { openPasswordHashing } from '../../identity/account/password-hash.ts';
import { findPersonByEmail, type Person } from '../../identity/account/queries.ts';
import { deleteSessions } from '../../identity/account/session-queries.ts';
import { createUser } from '../../identity/auth/create-user.ts';
import { emailExists } from '../../identity/auth/queries.ts';
import { writeRecoveryLink } from '../../identity/auth/write-recovery-link.ts';
import { changeMember, deleteMember, type StaffContext } from '../../identity/staff/change-staff.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { type Config, originOf } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { confirm } from '../confirm.ts';
import { CommandFailure, exitCodes, misuse } from '../exit-codes.ts';
import { type Session, withSession } from '../open-session.ts';
import type { Output } from '../output.ts';

const invitationHours = 72;
const recoveryHours = 1;

/** Creates an account. Its owner sets the password by a link that the admin passes on. */
export async function inviteUser(output: Output, email: string, { role }: { role: Role }): Promise<void> {
  if (!z.email().safeParse(email).success) throw misuse(`“${email}” is not an email address.`);
  return withSession(async ({ db, config }) => {
    if (await emailExists(db, email)) {
      throw new CommandFailure(exitCodes.failed, `There already is an account with the email ${email}.`);
    }
    const passwords = openPasswordHashing(config.passwordHashCost);
    const password = randomBytes(32).toString('base64url');
    const id = await createUser({ db, passwords }, { email, password, role });
    const link = await recoveryLink(db, config, { id, email, action: 'invited', hours: invitationHours });
    output.result(
      { user: { id, email: email.toLowerCase(), role }, link, hours: invitationHours },
      `Made ${email.toLowerCase()} with the role ${role}. Pass on this link within three days; it works once:\n${link}`,
    );
  });
}

/** For users without mail: the same link as "Forgot your password?". */
export async function resetUser(output: Output, email: string): Promise<void> {
  return withUser(email, async ({ db, config }, person) => {
    const link = await recoveryLink(db, config, {
      ...person,
      action: 'made-recovery-link',
      hours: recoveryHours,
    });
    output.result(
      { user: { id: person.id, email: person.email }, link, hours: recoveryHours },
      `Link to set a new password for ${person.email}, valid once for an hour:\n${link}`,
    );
  });
}

/** Switches an account off, with every session of it. Never the last admin. */
export const disableUser = async (output: Output, email: string): Promise<void> =>
  setDisabled(output, email, true);

export const enableUser = async (output: Output, email: string): Promise<void> =>
  setDisabled(output, email, false);

async function setDisabled(output: Output, email: string, isDisabled: boolean): Promise<void> {
  return withUser(email, async ({ db }, person) => {
    await changeMember(contextWithoutNotices(db), person.id, { is_disabled: isDisabled });
    output.result(
      { user: { id: person.id, email: person.email, disabled: isDisabled } },
      isDisabled
        ? `${person.email} is switched off and signed out on all devices.`
        : `${person.email} is switched on.`,
    );
  });
}

/** Makes a user an admin or a customer. The last admin stays an admin. */
export async function setUserRole(output: Output, email: string, role: Role): Promise<void> {
  return withUser(email, async ({ db }, person) => {
    await changeMember(contextWithoutNotices(db), person.id, { role });
    output.result(
      { user: { id: person.id, email: person.email, role } },
      `${person.email} has the role ${role}.`,
    );
  });
}

/** Deletes an account permanently. Never the last admin. */
export async function deleteUser(output: Output, email: string, { yes }: { yes?: boolean }): Promise<void> {
  return withUser(email, async ({ db }, person) => {
    await confirm(`Delete the account of ${person.email}? What they made stays.`, yes);
    await deleteMember(contextWithoutNotices(db), person.id, { onlyAdmins: false });
    output.result(
      { user: { id: person.id, email: person.email }, deleted: true },
      `Deleted the account of ${person.email}.`,
    );
  });
}

/** The operator of the machine notifies the user. */
const contextWithoutNotices = (db: Db): StaffContext => ({ db, notify: async () => undefined });

/** For users who lost phone and recovery codes: only the password remains. */
export async function resetFactors(output: Output, email: string): Promise<void> {
  return withUser(email, async ({ db }, person) => {
    const removed = await db.transaction().execute(async trx => {
      const count = await deleteFactors(trx, person.id);
      await replaceRecoveryCodes(trx, person.id, []);
      await deleteSessions(trx, person.id, null);
      await writeActivity(trx, {
        action: 'removed-factors',
        noun: 'accounts',
        id: person.id,
        name: person.email,
        after: { removed: count },
      });
      return count;
    });
    output.result(
      { user: { id: person.id, email: person.email }, removed },
      `${person.email} has no second factor any more (${removed} removed), and is signed out everywhere.`,
    );
  });
}

/** For admins who can't add a factor, for example without the key of secrets. The rule is removed; their factors stay. */
export async function stopAskingForFactors(output: Output): Promise<void> {
  return withSession(async ({ db }) => {
    const wasOn = await dropFactorRule(db);
    output.result(
      { admins_need_factor: false, was_on: wasOn },
      wasOn
        ? 'Admins get in without a second factor again. Switch the rule on in Settings → Accounts once all is well.'
        : 'Admins were not asked for a second factor. Nothing was changed.',
    );
  });
}

async function withUser(
  email: string,
  work: (session: Session, person: Person) => Promise<void>,
): Promise<void> {
  return withSession(async session => {
    const person = await findPersonByEmail(session.db, email);
    if (!person) throw misuse(`Account ${email} not found.`, 'See: users list');
    return work(session, person);
  });
}

async function recoveryLink(
  db: Db,
  config: Config,
  { id, email, action, hours }: { id: string; email: string; action: string; hours: number },
): Promise<string> {
  return db.transaction().execute(async trx => {
    await writeActivity(trx, { action, noun: 'accounts', id, name: email.toLowerCase() });
    return writeRecoveryLink(trx, { userId: id, site: originOf(config), hours });
  });
}
