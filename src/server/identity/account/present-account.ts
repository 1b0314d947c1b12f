import type { Account, AccountSession } from '../../../contract/identity/account.ts';
import { roleSchema } from '../../../contract/platform/role.ts';
import { AppError } from '../../platform/errors.ts';
import type { OpenSession } from '../../platform/http/app-env.ts';
import type { AccountContext } from './account-context.ts';
import { typeOf } from './check-factor.ts';
import { countRecoveryCodes, listFactors } from './factor-queries.ts';
import { provenUntil } from './open-session.ts';
import { findPerson, findRoleName, listIdentities } from './queries.ts';
import { listSessions } from './session-queries.ts';

export async function presentAccount(context: AccountContext, session: OpenSession): Promise<Account> {
  const db = context.database.kysely;
  const person = await findPerson(db, session.userId);
  if (!person) throw new AppError('signed-out', 'Please sign in.');
  const identities = await listIdentities(db, person.id);
  const role = roleSchema.safeParse(await findRoleName(db, person.id));
  return {
    id: person.id,
    email: person.email,
    name: person.name,
    role: role.success ? role.data : null,
    created_at: person.created_at.toISOString(),
    factors: (await listFactors(db, person.id)).map(factor => ({
      id: factor.id,
      factor_type: typeOf(factor),
      status: factor.status === 'verified' ? 'verified' : 'unverified',
      name: factor.name,
      created_at: factor.created_at.toISOString(),
      used_at: factor.used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: await countRecoveryCodes(db, person.id),
    identities: identities.map(identity => ({
      id: identity.id,
      provider: providerName(context, identity.provider_id),
      is_password: identity.provider_id === 'credential',
      created_at: identity.created_at.toISOString(),
    })),
    has_password: identities.some(identity => identity.password !== null),
    proven_until: provenUntil(session).toISOString(),
  };
}

function providerName(context: AccountContext, id: string): string {
  return id === 'credential' ? 'password' : context.settings().company_sign_in.name;
}

export async function presentSessions(
  context: AccountContext,
  session: OpenSession,
): Promise<{ items: AccountSession[] }> {
  const rows = await listSessions(context.database.kysely, session.userId);
  return {
    items: rows.map(row => ({
      id: row.id,
      is_current: row.id === session.id,
      device: deviceLabel(row.user_agent ?? ''),
      address: row.ip_address ?? '',
      created_at: row.created_at.toISOString(),
      seen_at: row.updated_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
    })),
  };
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/(?:Chrome|\bCriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * A short name for a browser and its system, so that people recognize their devices.
 * @example deviceLabel('Mozilla/5.0 (X11; Linux x86_64) … Chrome/140.0.0.0 Safari/537.36') // 'Chrome on Linux'
 */
function deviceLabel(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'A program';
}
