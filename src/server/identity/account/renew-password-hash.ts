import type { AccountContext } from './account-context.ts';
import { findPasswordHash, findPersonByEmail, replacePasswordHash } from './queries.ts';

/**
 * Somebody signed in with a password whose hash took less work than today's: it is made anew. A failure is told in the log
 * and holds nobody up; the next sign-in tries again.
 */
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
    // It may have been changed since the sign-in was let through.
    if (!(await passwords.verify({ hash, password }))) return;
    await replacePasswordHash(db, person.id, { from: hash, to: await passwords.hash(password) });
  } catch (error) {
    log.warn({ part: 'sign-in', err: error }, 'a password could not be hashed anew');
  }
}
