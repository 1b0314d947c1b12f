import type { MailSettings } from '../../../contract/platform/mail-server.ts';
import { deleteSetting, findSetting, writeSetting } from '../../platform/db/settings.ts';
import { AppError } from '../../platform/errors.ts';
import { changeSettings, type SettingsContext } from '../../platform/settings/change-settings.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { SecretBox } from '../account/secret-box.ts';
import { mailPassword } from './mail-server.ts';

interface Kept {
  readonly revision: number;
  readonly value: MailSettings;
}

/**
 * Replaces the mail server. The password is stored apart and encrypted, and only ever goes to the host that it was
 * entered for.
 */
export async function saveMailServer(
  context: SettingsContext & { readonly box: SecretBox },
  { revision, value }: Kept,
): Promise<Kept> {
  const { host, port, user, password } = value;
  const needsPassword = host !== '' && user !== '';
  const sealed = needsPassword && password !== '' ? await context.box.seal(password) : null;
  return changeSettings(context, 'mail', { revision, value: { ...value, password: '' } }, async trx => {
    const before = await currentGroup(trx, 'mail');
    if (sealed !== null) await writeSetting(trx, mailPassword, sealed);
    else if (!needsPassword) await deleteSetting(trx, mailPassword);
    else if (host !== before.host || user !== before.user || !(await findSetting(trx, mailPassword))) {
      const message = 'Enter the password of this user';
      throw new AppError('invalid', message, { fields: [{ path: 'value.password', message }] });
    }
    return { before: { host: before.host, port: before.port }, after: { host, port } };
  });
}
