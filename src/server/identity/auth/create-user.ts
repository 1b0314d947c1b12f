import type { Role } from '../../../contract/platform/role.ts';
import type { Db } from '../../platform/db/database.ts';
import type { PasswordHashing } from '../account/password-hash.ts';
import { insertUser } from './queries.ts';

export interface NewAccount {
  readonly email: string;
  readonly password: string;
}

/** Creates an account for the owner or the program. Its email counts as confirmed. */
export async function createUser(
  { db, passwords }: { db: Db; passwords: PasswordHashing },
  { email, password, role }: NewAccount & { role: Role },
): Promise<string> {
  return insertUser(db, {
    email: email.trim().toLowerCase(),
    passwordHash: await passwords.hash(password),
    role,
  });
}
