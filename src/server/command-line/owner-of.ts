import { findPersonByEmail } from '../identity/account/queries.ts';
import { findRole } from '../identity/auth/queries.ts';
import { listStaff } from '../identity/staff/queries.ts';
import type { Db } from '../platform/db/database.ts';
import { misuse } from './exit-codes.ts';

/** The admin who owns the new object: the named one, or the only one. */
export async function ownerOf(db: Db, email: string | undefined): Promise<string> {
  if (email !== undefined) {
    const person = await findPersonByEmail(db, email);
    if (person && !person.disabled_at && (await findRole(db, person.id)) === 'admin') return person.id;
    throw misuse(`${email} is no admin.`, 'See: users list');
  }
  const admins = (await listStaff(db, { after: null, limit: 100 })).filter(one => !one.disabled_at);
  const [only] = admins;
  if (only && admins.length === 1) return only.id;
  throw misuse('There are several admins: say whose it is with --as <email>.', 'See: users list');
}
