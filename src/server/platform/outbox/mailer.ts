import { createTransport } from 'nodemailer';
import type { Email } from './email.ts';

/** Sends mail. The only part of the outbox that uses the network. */
export interface Mailer {
  /** Resolves when the mail server has accepted the message. Otherwise fails with its reason. */
  send(id: string, email: Email): Promise<void>;
  close(): void;
}

/**
 * Sends mail by SMTP with one connection per message, because messages are rare and servers drop idle
 * connections.
 */
export function openMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (id, { from, to, reply_to, subject, text }) => {
      const domain = from.address.split('@').at(-1) ?? 'localhost';
      await transport.sendMail({
        from,
        to,
        ...(reply_to ? { replyTo: reply_to } : {}),
        subject,
        text,
        // The same for every attempt, so that a mailbox shows a duplicate only once.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
