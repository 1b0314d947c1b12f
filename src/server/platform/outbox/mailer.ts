import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../../contract/platform/mail-server.ts';
import type { Outgoing } from '../http/outgoing/outgoing.ts';
import type { Email } from './email.ts';

/** Sends mail. The only part of the outbox that uses the network. */
export interface Mailer {
  /** Resolves with the mail server's answer when it has accepted the message. Otherwise fails with its reason. */
  send(id: string, email: Email): Promise<string>;
  close(): void;
}

type Options = Exclude<Parameters<typeof createTransport>[0], string | undefined>;

const bounds = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  disableFileAccess: true,
  disableUrlAccess: true,
};

/** The mail server of the environment, which may be anywhere. */
export function openMailer(smtpUrl: string): Mailer {
  return mailerOf({ url: smtpUrl, ...bounds });
}

/** The mail server that an admin entered. The connection goes to the address that was checked. */
export function openStoredMailer(server: MailSettings, outgoing: Outgoing): Mailer {
  const { host, port, security, user, password, sender } = server;
  return {
    send: async (id, email) => {
      const { address, isPublic } = await outgoing.mailAddress(host, port);
      if (security === 'none' && user !== '' && isPublic) {
        throw new Error(`The password would travel readably to ${host}. Choose STARTTLS or TLS.`);
      }
      const mailer = mailerOf({
        ...bounds,
        host: address,
        port,
        secure: security === 'tls',
        requireTLS: security === 'starttls',
        ignoreTLS: security === 'none',
        ...(user === '' ? {} : { auth: { user, pass: password } }),
        ...(isIP(host) ? {} : { tls: { servername: host } }),
      });
      try {
        return await mailer.send(id, from(email, sender));
      } finally {
        mailer.close();
      }
    },
    close: () => undefined,
  };
}

/** Answers go where they would go without another sender. */
function from(email: Email, sender: string): Email {
  if (sender === '' || sender === email.from.address) return email;
  return { reply_to: email.from, ...email, from: { ...email.from, address: sender } };
}

/** One connection per message, because messages are rare and servers drop idle connections. */
function mailerOf(options: Options): Mailer {
  const transport = createTransport(options);
  return {
    send: async (id, { from: sender, to, reply_to, subject, text }) => {
      const domain = sender.address.split('@').at(-1) ?? 'localhost';
      const { response } = await transport.sendMail({
        from: sender,
        to,
        ...(reply_to ? { replyTo: reply_to } : {}),
        subject,
        text,
        // The same for every attempt, so that a mailbox shows a duplicate only once.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return String(response);
    },
    close: () => transport.close(),
  };
}
