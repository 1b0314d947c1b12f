import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';

/** Creates a link for a new password in the library's format (`storeIdentifier: 'hashed'`). Works once. */
export async function writeRecoveryLink(
  trx: Trx,
  { userId, site, hours }: { userId: string; site: string; hours: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('auth_verifications')
    .values({
      identifier: createHash('sha256').update(`reset-password:${token}`).digest('base64url'),
      value: userId,
      expires_at: sql`now() + make_interval(hours => ${hours})`,
    })
    .execute();
  return `${site}/auth?reset=${token}`;
}
