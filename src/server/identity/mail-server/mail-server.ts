import type { MailState } from '../../../contract/platform/mail-server.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/database.ts';
import { findSetting } from '../../platform/db/settings.ts';
import type { Outgoing } from '../../platform/http/outgoing/outgoing.ts';
import { type Mailer, openMailer, openStoredMailer } from '../../platform/outbox/mailer.ts';
import { currentGroup } from '../../platform/settings/read-stored-group.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { openSecretBox } from '../account/secret-box.ts';

/** The name of the stored password, which is encrypted. */
export const mailPassword = 'mail-password';

/** Which mail server sends. SMTP_URL wins over the settings. */
export interface MailServer {
  /** False while messages are only stored. */
  readonly isSet: boolean;
  /** Reads the stored settings each time, so that a change needs no restart of any process. Null: none is set. */
  mailer(): Promise<Mailer | null>;
  state(): Promise<MailState>;
}

interface Parts {
  readonly db: Db;
  readonly settings: Pick<SiteSettings, 'current'>;
  readonly outgoing: Outgoing;
}

export function openMailServer(config: Config, { db, settings, outgoing }: Parts): MailServer {
  const box = openSecretBox(config.dataDir, db);
  const { smtpUrl } = config;
  const given = smtpUrl === null ? null : openMailer(smtpUrl);
  const readPassword = async () => {
    const sealed = await findSetting(db, mailPassword);
    return sealed === null ? '' : box.open(sealed);
  };
  return {
    get isSet() {
      return given !== null || settings.current().mail.host !== '';
    },
    mailer: async () => {
      if (given) return given;
      const stored = await currentGroup(db, 'mail');
      if (stored.host === '') return null;
      return {
        // A key that is missing is a reason why this message was not sent.
        send: async (id, email) =>
          openStoredMailer({ ...stored, password: await readPassword() }, outgoing).send(id, email),
        close: () => undefined,
      };
    },
    state: async () => {
      const has_password = (await findSetting(db, mailPassword)) !== null;
      if (smtpUrl !== null) return { source: 'environment', server: serverOf(smtpUrl), has_password };
      const { host, port } = await currentGroup(db, 'mail');
      if (host === '') return { source: 'none', server: null, has_password };
      return { source: 'settings', server: `${host}:${port}`, has_password };
    },
  };
}

/** Without its user and password. @example serverOf('smtps://me:secret@mail.example.com') // 'mail.example.com:465' */
function serverOf(smtpUrl: string): string {
  const { protocol, hostname, port } = new URL(smtpUrl);
  return `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`;
}
