import type { AccountContext } from './account-context.ts';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';
import { findPasswordHash, findPersonByEmail, replacePasswordHash } from './queries.ts';

/**
 * Somebody signed in with a password whose hash took less work than today's: it is made anew. A failure is told in the log
 * and holds nobody up; the next sign-in tries again.
 */
export async function renewPasswordHash(
  desk: Pick<AccountContext, 'database' | 'log'>,
  email: string,
  password: string,
): Promise<void> {
  const db = desk.database.kysely;
  try {
    const person = await findPersonByEmail(db, email);
    const hash = person && (await findPasswordHash(db, person.id));
    if (!hash || !isOutdated(hash)) return;
    // It may have been changed since the sign-in was let through.
    if (!(await verifyPassword({ hash, password }))) return;
    await replacePasswordHash(db, person.id, { from: hash, to: await hashPassword(password) });
  } catch (error) {
    desk.log.warn({ part: 'sign-in', err: error }, 'a password could not be hashed anew');
  }
}
