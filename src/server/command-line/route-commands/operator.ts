import { findPersonByEmail } from '../../identity/account/queries.ts';
import { findRole } from '../../identity/auth/queries.ts';
import { listStaff } from '../../identity/staff/queries.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/app-env.ts';
import { misuse } from '../exit-codes.ts';

type Operator = Pick<Caller, 'user' | 'session'>;

/**
 * The admin who acts: the named one, or the only one. Who may open the database needs no password. Reading needs no name,
 * because nothing is written down about it.
 */
export async function operatorOf(db: Db, email: string | undefined, isRead: boolean): Promise<Operator> {
  if (email !== undefined) {
    const person = await findPersonByEmail(db, email);
    if (person && !person.disabled_at && (await findRole(db, person.id)) === 'admin') return acting(person);
    throw misuse(`${email} is no admin.`, 'See: users list');
  }
  const [first, second] = (await listStaff(db, { after: null, limit: 100 })).filter(one => !one.disabled_at);
  if (isRead) return acting(first ?? nobody);
  if (!first) throw misuse('There is no admin yet.', 'Create one: users create <email> --role admin');
  if (!second) return acting(first);
  throw misuse('There are several admins: say who acts with --as <email>.', 'See: users list');
}

const nobody = { id: '00000000-0000-0000-0000-000000000000', email: '' };

const acting = ({ id, email }: { id: string; email: string }): Operator => ({
  user: { id, email, role: 'admin', lacksFactor: false, via: 'command line' },
  session: { id: 'command line', userId: id, email, factorUntil: null, provenAt: new Date() },
});
