import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Settings } from '../../../contract/platform/settings.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { keepSetting } from '../../platform/db/settings.ts';
import type { Outgoing } from '../../platform/http/outgoing/outgoing.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { SiteSettings } from '../../platform/settings/site-settings.ts';
import { openPasswordHashing, type PasswordHashing } from './password-hash.ts';
import { openSecretBox, type SecretBox } from './secret-box.ts';

/** The dependencies of account routes and jobs. */
export interface AccountContext {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly box: SecretBox;
  readonly passwords: PasswordHashing;
  /** For the company sign-in and the message sender, whose addresses an admin enters. */
  readonly outgoing: Outgoing;
  /** The key for hashes of codes. Six digits without a key are easy to guess from a hash. */
  readonly codeKey: string;
  settings(): Settings['accounts'];
  /** The sender's name and address in messages. */
  mailbox(): { readonly name: string; readonly address: string };
  /** The base address for links in messages, for a request that arrived at `origin`. */
  linkBase(origin: string): string;
  readonly log: Logger;
}

export async function openAccountContext(
  config: Config,
  parts: { database: Database; outbox: Outbox; settings: SiteSettings; outgoing: Outgoing; log: Logger },
): Promise<AccountContext> {
  const { database, outbox, settings, outgoing, log } = parts;
  const db = database.kysely;
  return {
    database,
    outbox,
    outgoing,
    log,
    box: openSecretBox(config.dataDir, db),
    passwords: openPasswordHashing(config.passwordHashCost),
    codeKey: await keepSetting(db, 'account-code-key', randomBytes(32).toString('base64url')),
    settings: () => settings.current().accounts,
    mailbox: () => {
      const { name, email } = settings.current().business;
      return { name, address: email };
    },
    linkBase: origin => linkBase(config, origin),
  };
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A caller can forge a request's origin, and a link in a message must not lead to a foreign site. Without
 * PUBLIC_URL, the origin counts only if it is this machine.
 */
export function linkBase(config: Pick<Config, 'publicUrl' | 'host' | 'port'>, origin: string): string {
  if (config.publicUrl) return config.publicUrl;
  const { hostname } = new URL(origin);
  return loopback.has(hostname) || hostname === config.host ? origin : `http://${config.host}:${config.port}`;
}
