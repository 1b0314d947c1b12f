import type { Hono } from 'hono';
import { mailRoutes as contract } from '../../../contract/platform/mail-server.ts';
import { settingRoutes } from '../../../contract/platform/settings.ts';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { serveRoute } from '../../platform/http/serve-route.ts';
import { resumeUnsent } from '../../platform/outbox/resume-unsent.ts';
import type { SettingsContext } from '../../platform/settings/change-settings.ts';
import type { AccountContext } from '../account/account-context.ts';
import { requireProof } from '../account/open-session.ts';
import type { MailServer } from './mail-server.ts';
import { saveMailServer } from './save-mail-server.ts';
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
