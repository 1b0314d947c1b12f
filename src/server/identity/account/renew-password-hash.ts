import type { AccountContext } from './account-context.ts';
import { findPasswordHash, findPersonByEmail, replacePasswordHash } from './queries.ts';

/** Upgrades an outdated hash after a sign-in. A failure is logged only; the next sign-in tries again. */
export async function renewPasswordHash(
  { database, passwords, log }: Pick<AccountContext, 'database' | 'passwords' | 'log'>,
  email: string,
  password: string,
): Promise<void> {
  const db = database.kysely;
  try {
    const person = await findPersonByEmail(db, email);
    const hash = person && (await findPasswordHash(db, person.id));
    if (!hash || !passwords.isOutdated(hash)) return;
    // The password may have changed since the sign-in.
    if (!(await passwords.verify({ hash, password }))) return;
    await replacePasswordHash(db, person.id, { from: hash, to: await passwords.hash(password) });
  } catch (error) {
    log.warn({ part: 'sign-in', err: error }, 'a password hash could not be upgraded');
  }
}
