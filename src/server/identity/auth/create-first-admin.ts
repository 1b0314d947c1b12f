import { randomBytes } from 'node:crypto';
import { AppError } from '../../platform/errors.ts';
import type { AccountContext } from '../account/account-context.ts';
import { passwordProblem } from '../account/password-problem.ts';
import { createUser } from './create-user.ts';
import { countAdmins, emailExists } from './queries.ts';

/** The account from the first start. The password is returned only if it was generated. */
export interface FirstAdmin {
  readonly email: string;
  readonly madeUpPassword: string | null;
}

/**
 * Creates the first admin if there is none: from the environment, or with a random password that is printed
 * once.
 */
export async function createFirstAdmin(
  context: AccountContext,
  wanted: { email: string | null; password: string | null },
): Promise<FirstAdmin | null> {
  const db = context.database.kysely;
  if ((await countAdmins(db)) > 0) return null;
  const email = wanted.email ?? 'admin@example.com';
  if (await emailExists(db, email)) return null;
  const problem =
    wanted.password && (await passwordProblem(wanted.password, { email, business: context.mailbox().name }));
  if (problem) throw new AppError('invalid', `ADMIN_PASSWORD is refused. ${problem}`);
  const password = wanted.password ?? randomBytes(12).toString('base64url');
  await createUser({ db, passwords: context.passwords }, { email, password, role: 'admin' });
  return { email, madeUpPassword: wanted.password === null ? password : null };
}
