import { createTransport } from 'nodemailer';
import type { Email } from './email.ts';

/** The way out for mail: the one thing of the outbox that talks to the world. */
export interface Mailer {
  /** Resolves once the mail server has taken the message; fails with its reason otherwise. */
  send(id: string, email: Email): Promise<void>;
  close(): void;
}

/** Mail by SMTP, a connection for each message: requests come in by the dozen a day, and servers drop idle connections. */
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
        // The same for every attempt, so that a mailbox that got it twice shows it once.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
