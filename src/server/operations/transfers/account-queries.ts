import { sql } from 'kysely';
import type { Trx } from '../../platform/db/database.ts';
import { accountsField } from '../tables/exported-tables.ts';
import { type ImportReport, maxShown } from './import-report.ts';

/** An account of a full export, without any credentials. */
export interface StagedAccount {
  readonly place: number;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string | null;
  readonly email_verified: boolean;
  readonly created_at: string | null;
}

export async function openStagedAccounts(trx: Trx): Promise<void> {
  await sql`
    create temp table staged_accounts (
      place integer not null, id text primary key, email text not null, name text not null, role text,
      email_verified boolean not null, created_at timestamptz, user_id uuid,
      transfer_verdict text not null default 'left_out',
      transfer_reason text not null default 'Accounts of staff are not made by an import: invite them. What they did comes in without their name'
    ) on commit drop`.execute(trx);
}

export async function stageAccounts(trx: Trx, accounts: readonly StagedAccount[]): Promise<void> {
  await sql`
    insert into staged_accounts (place, id, email, name, role, email_verified, created_at)
    select * from json_to_recordset(${JSON.stringify(accounts)}::json) as p(
      place int, id text, email text, name text, role text, email_verified boolean, created_at timestamptz)
    on conflict do nothing`.execute(trx);
}

/** Accounts are matched by email. Missing customers get an account; staff never do. */
export async function judgeAccounts(trx: Trx, report: ImportReport): Promise<void> {
  await sql`
    update staged_accounts a set user_id = u.id, transfer_verdict = 'kept',
      transfer_reason = 'An account here has the same email; it stays as it is'
    from auth_users u where lower(u.email) = lower(a.email)`.execute(trx);
  await sql`
    update staged_accounts a set transfer_verdict = 'new', transfer_reason = '',
      user_id = case when exists (select from auth_users u where u.id::text = a.id) then gen_random_uuid() else a.id::uuid end
    from (select distinct on (lower(email)) id from staged_accounts order by lower(email), place) first
    where first.id = a.id and a.user_id is null and a.role = 'customer'`.execute(trx);
  const { rows: counts } = await sql<{ verdict: 'new' | 'kept' | 'left_out'; count: number }>`
    select transfer_verdict as verdict, count(*) as count from staged_accounts group by 1`.execute(trx);
  for (const { verdict, count } of counts) report.count(accountsField, verdict, count);
  const { rows } = await sql<{
    place: number;
    name: string;
    verdict: 'new' | 'kept' | 'left_out';
    reason: string;
  }>`
    select place, email as name, transfer_verdict as verdict, transfer_reason as reason from staged_accounts
    order by transfer_verdict = 'new', place limit ${maxShown}`.execute(trx);
  for (const row of rows) report.show({ ...row, field: accountsField });
}

/** Customers without a password choose one by "Forgot password". Their own profile replaces the role's default. */
export async function writeAccounts(trx: Trx, hasProfiles: boolean): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into auth_users (id, name, email, email_verified, created_at)
    select user_id, name, lower(email), email_verified, coalesce(created_at, now()) from staged_accounts
    where transfer_verdict = 'new' order by place`.execute(trx);
  await sql`
    insert into user_roles (user_id, role)
    select user_id, 'customer' from staged_accounts where transfer_verdict = 'new' order by place`.execute(
    trx,
  );
  if (hasProfiles) {
    await sql`
      delete from customer_profiles p using staged_accounts a, staged_customer_profiles s
      where a.transfer_verdict = 'new' and p.user_id = a.user_id
        and s.user_id = a.user_id and s.transfer_verdict = 'new'`.execute(trx);
  }
  return Number(numAffectedRows);
}
