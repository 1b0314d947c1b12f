import type { ActivitySummary } from '../../../contract/platform/activity.ts';
import type { Role } from '../../../contract/platform/role.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { OpenSession } from '../../platform/http/app-env.ts';
import { writeSettings } from '../../platform/settings/change-settings.ts';
import { listGroups } from '../../platform/settings/queries.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { AccountContext } from './account-context.ts';
import { listVerifiedFactors } from './factor-queries.ts';
import { requireProof } from './open-session.ts';
import { findRoleName, lockPerson } from './queries.ts';

/* The setting "Admins need a second factor". http/require-access.ts refuses admins without one. */

export function lacksFactor(
  context: Pick<AccountContext, 'settings'>,
  { role, hasFactor }: { readonly role: Role | null; readonly hasFactor: boolean },
): boolean {
  return role === 'admin' && !hasFactor && context.settings().admins_need_factor;
}

interface RuleChange {
  readonly before?: ActivitySummary;
  readonly after?: ActivitySummary;
}

/**
 * Checks a change of this rule before the settings are saved. It requires a recent proof of identity, and
 * only an admin with a second factor may switch the rule on. It takes the lock of factor removal, so that
 * the two can't run at once.
 */
export async function checkFactorRule(
  trx: Trx,
  session: OpenSession | null,
  isOn: boolean,
): Promise<RuleChange> {
  const { admins_need_factor: wasOn } = await currentGroup(trx, 'accounts');
  if (isOn === wasOn) return {};
  const { userId } = requireProof(session);
  if (isOn) {
    await lockPerson(trx, userId);
    if ((await listVerifiedFactors(trx, userId)).length === 0) {
      const message = 'Add a second factor to your own account first.';
      throw new AppError('forbidden', message, {
        reason: 'own-factor-first',
        fields: [{ path: 'value.admins_need_factor', message }],
      });
    }
  }
  return { before: { admins_need_factor: wasOn }, after: { admins_need_factor: isOn } };
}

/** Refuses to remove an admin's last factor. The account must be locked. */
export async function requireSpareFactor(trx: Trx, userId: string): Promise<void> {
  if (!(await currentGroup(trx, 'accounts')).admins_need_factor) return;
  if ((await findRoleName(trx, userId)) !== 'admin') return;
  throw new AppError('conflict', 'This is your last second factor. Add another one first.', {
    reason: 'last-factor',
  });
}

/**
 * For the command line: lets admins sign in without a second factor again. Returns false if the rule was
 * off.
 */
export async function dropFactorRule(db: Db): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const stored = (await listGroups(trx, ['accounts'])).get('accounts');
    const value = await currentGroup(trx, 'accounts');
    if (!stored || !value.admins_need_factor) return false;
    const updated = { revision: stored.revision, value: { ...value, admins_need_factor: false } };
    const facts = { before: { admins_need_factor: true }, after: { admins_need_factor: false } };
    await writeSettings(trx, 'accounts', updated, facts);
    return true;
  });
}
