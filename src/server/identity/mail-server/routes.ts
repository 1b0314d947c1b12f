import type { Hono } from 'hono';
import { mailRoutes as contract, type MailSettings } from '../../../contract/platform/mail-server.ts';
import { settingRoutes } from '../../../contract/platform/settings.ts';
import type { Config } from '../../platform/config.ts';
import { deleteSetting, findSetting, writeSetting } from '../../platform/db/settings.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { resumeUnsent } from '../../platform/outbox/resume-unsent.ts';
import { changeSettings, type SettingsContext } from '../../platform/settings/change-settings.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { AccountContext } from '../account/account-context.ts';
import { requireProof } from '../account/open-session.ts';
import type { SecretBox } from '../account/secret-box.ts';
import { type MailServer, mailPassword } from './mail-server.ts';
import { sendTestMail } from './send-test-mail.ts';

interface Context extends SettingsContext {
  readonly config: Config;
  readonly accountContext: AccountContext;
  readonly mailServer: MailServer;
}

/** The mail server: links of accounts are mailed by it, so only a proven person changes it. */
export function serveMailServerRoutes(app: Hono<AppEnv>, context: Context): void {
  const { accountContext, mailServer } = context;
  serveRoute(app, contract.state, () => mailServer.state());
  serveRoute(app, settingRoutes.mail, async ({ body, session }) => {
    if (context.config.smtpUrl !== null) {
      throw new AppError('conflict', 'SMTP_URL sets the mail server. Remove it to set one here.', {
        reason: 'environment',
      });
    }
    requireProof(session);
    const saved = await saveMailServer({ ...context, box: accountContext.box }, body);
    // What waits for a mail server need not wait for a restart.
    resumeUnsent(context.database.kysely, accountContext.outbox).catch((error: unknown) =>
      accountContext.log.error({ err: error }, 'unsent messages not resumed'),
    );
    return saved;
  });
  serveRoute(app, contract.test, ({ user }) =>
    sendTestMail(mailServer, { to: user.email, from: accountContext.mailbox() }),
  );
}

interface Kept {
  readonly revision: number;
  readonly value: MailSettings;
}

/**
 * Replaces the mail server. The password is stored apart and encrypted, and only ever goes to the host that it was
 * entered for.
 */
async function saveMailServer(
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
