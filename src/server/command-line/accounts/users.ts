import { z } from 'zod';
import type { Role } from '../../../contract/platform/role.ts';
import { openPasswordHashing } from '../../identity/account/password-hash.ts';
import { passwordProblem } from '../../identity/account/password-problem.ts';
import { createUser as createUserAccount } from '../../identity/auth/create-user.ts';
import { emailExists } from '../../identity/auth/queries.ts';
import { createLog } from '../../platform/log.ts';
import { SiteSettings } from '../../platform/settings/site-settings.ts';
import { askPassword } from '../ask.ts';
import { CommandFailure, type ExitCode, exitCodes, misuse } from '../exit-codes.ts';
import { withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
import { listUsers } from './queries.ts';

/** A password is never an argument: it would show in the shell history and the process list. */
export async function createUser(
  output: Output,
  email: string,
  { role, passwordStdin }: { role: Role; passwordStdin?: boolean },
): Promise<ExitCode> {
  if (!z.email().safeParse(email).success) throw misuse(`“${email}” is not an email address.`);
  return withSession(async ({ db, config }) => {
    if (await emailExists(db, email)) {
      throw new CommandFailure(exitCodes.failed, `There already is an account with the email ${email}.`);
    }
    const password = await askPassword(passwordStdin ?? false);
    const settings = new SiteSettings(db, createLog(config.logLevel));
    await settings.load();
    const problem = await passwordProblem(password, { email, business: settings.current().business.name });
    if (problem) throw misuse(problem);
    const passwords = openPasswordHashing(config.passwordHashCost);
    const id = await createUserAccount({ db, passwords }, { email, password, role });
    output.result(
      { user: { id, email: email.toLowerCase(), role } },
      `Created ${email.toLowerCase()} with the role ${role}.`,
    );
    return exitCodes.done;
  });
}

export async function listUsersCommand(output: Output): Promise<void> {
  return withSession(async ({ db }) => {
    const users = await listUsers(db);
    const rows = users.map(one => [one.email, one.role ?? 'none', one.created_at.toISOString().slice(0, 10)]);
    output.result({ users }, table(['Email', 'Role', 'Since'], rows, 'No accounts yet.'));
  });
}
