import { randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { Accounts } from './auth.ts';
import { countAdmins, emailExists } from './queries.ts';

/** The account the very first start makes; the password is given back only when it was made up here. */
export interface FirstAdmin {
  readonly email: string;
  readonly madeUpPassword: string | null;
}

/** Makes the first admin when there is none, from the environment or with a random password that is printed once. */
export async function createFirstAdmin(
  db: Db,
  accounts: Accounts,
  wanted: { email: string | null; password: string | null },
): Promise<FirstAdmin | null> {
  if ((await countAdmins(db)) > 0) return null;
  const email = wanted.email ?? 'admin@example.com';
  if (await emailExists(db, email)) return null;
  const password = wanted.password ?? randomBytes(12).toString('base64url');
  await accounts.createUser({ email, password, role: 'admin' });
  return { email, madeUpPassword: wanted.password === null ? password : null };
}
