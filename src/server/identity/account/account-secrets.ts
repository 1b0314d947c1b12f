import { type SecretName, secretNameSchema } from '../../../contract/identity/account.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import { announce } from '../../platform/db/announce.ts';
import { deleteSetting, findSetting, listSettingNames, writeSetting } from '../../platform/db/settings.ts';
import type { AccountContext } from './account-context.ts';

/* Secrets of the account settings, stored separately. Every admin can read the settings, but never these. */

const prefix = 'account-secret.';

export async function readSecret(context: AccountContext, name: SecretName): Promise<string | null> {
  const sealed = await findSetting(context.database.kysely, prefix + name);
  return sealed === null ? null : context.box.open(sealed);
}

export async function listSecrets(context: AccountContext): Promise<SecretName[]> {
  const stored = new Set(await listSettingNames(context.database.kysely, prefix));
  return secretNameSchema.options.filter(name => stored.has(name));
}

/** An empty value deletes the secret. */
export async function saveSecret(context: AccountContext, name: SecretName, value: string): Promise<void> {
  const sealed = value === '' ? null : await context.box.seal(value);
  await context.database.kysely.transaction().execute(async trx => {
    if (sealed === null) await deleteSetting(trx, prefix + name);
    else await writeSetting(trx, prefix + name, sealed);
    await writeActivity(trx, {
      action: sealed === null ? 'removed-secret' : 'saved-secret',
      noun: 'settings',
      id: 'accounts',
      name,
    });
    await announce(trx, { kind: 'settings' });
  });
}
