import { type InferResult, sql } from 'kysely';
import { countRows } from '../../platform/count-queries.ts';
import type { PageAfter } from '../../platform/db/chunks-after.ts';
import type { Db, Trx } from '../../platform/db/database.ts';

function invitations(db: Db) {
  return db
    .selectFrom('invitations as i')
    .leftJoin('auth_users as u', 'u.id', 'i.invited_by')
    .select([
      'i.id',
      'i.email',
      'u.email as inviter',
      'i.created_at',
      'i.sent_at',
      'i.expires_at',
      'i.accepted_at',
      'i.revoked_at',
      // By the database's clock.
      sql<boolean>`i.expires_at <= now()`.as('is_expired'),
      sql<boolean>`i.sent_at > now() - interval '1 minute'`.as('is_just_sent'),
    ]);
}

export type InvitationRow = InferResult<ReturnType<typeof invitations>>[number];

export async function listInvitations(db: Db, { after, limit }: PageAfter): Promise<InvitationRow[]> {
  let query = invitations(db).orderBy('i.id', 'desc').limit(limit);
  if (after) query = query.where('i.id', '<', after);
  return query.execute();
}

export async function countInvitations(db: Db): Promise<number> {
  return countRows(db, db.selectFrom('invitations').select('id'));
}

export async function findInvitation(db: Db, id: string): Promise<InvitationRow | undefined> {
  return invitations(db).where('i.id', '=', id).executeTakeFirst();
}

/** The open invitation for a link. */
export async function findByToken(db: Db, tokenHash: string): Promise<InvitationRow | undefined> {
  return invitations(db)
    .where('i.token_hash', '=', tokenHash)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .where('i.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

export interface NewInvitation {
  readonly id: string;
  readonly email: string;
  readonly tokenHash: string;
  readonly invitedBy: string;
  readonly minutes: number;
}

/** False if the address has an open invitation; that one is sent again. */
export async function insertInvitation(trx: Trx, one: NewInvitation): Promise<boolean> {
  const row = await trx
    .insertInto('invitations')
    .values({
      id: one.id,
      email: one.email,
      token_hash: one.tokenHash,
      invited_by: one.invitedBy,
      expires_at: sql`now() + make_interval(mins => ${one.minutes})`,
    })
    .onConflict(conflict =>
      conflict.column('email').where('accepted_at', 'is', null).where('revoked_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the token of an open invitation. Returns false if it is not open, or was just sent. */
export async function renewToken(
  trx: Trx,
  id: string,
  { tokenHash, minutes }: { readonly tokenHash: string; readonly minutes: number },
): Promise<boolean> {
  const row = await trx
    .updateTable('invitations')
    .set({
      token_hash: tokenHash,
      sent_at: sql`now()`,
      expires_at: sql`now() + make_interval(mins => ${minutes})`,
    })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('sent_at', '<', sql<Date>`now() - interval '1 minute'`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markRevoked(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .updateTable('invitations')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** If two requests use the same link at once, only one gets it. */
export async function takeInvitation(
  trx: Trx,
  tokenHash: string,
): Promise<{ id: string; email: string } | undefined> {
  return trx
    .updateTable('invitations')
    .set({ accepted_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'email'])
    .executeTakeFirst();
}

/** Creates an account without a sign-in method. Undefined if the address got an account in the meantime. */
export async function insertPerson(
  trx: Trx,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<string | undefined> {
  const row = await trx
    .insertInto('auth_users')
    .values({ email, name, email_verified: true })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Deletes sign-in methods that a stranger may have added by signing up with this address. */
export async function deleteWaysIn(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('auth_accounts').where('user_id', '=', userId).execute();
  await trx.deleteFrom('auth_factors').where('user_id', '=', userId).execute();
  await trx.deleteFrom('auth_recovery_codes').where('user_id', '=', userId).execute();
  await trx.deleteFrom('auth_codes').where('user_id', '=', userId).execute();
  await trx.deleteFrom('auth_sessions').where('user_id', '=', userId).execute();
}
