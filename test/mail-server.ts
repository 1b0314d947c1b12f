import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback that stores received messages. */
export interface MailServer {
  readonly port: number;
  readonly url: string;
  /** The received messages, parsed as a mail program does. */
  mails(): Promise<(Email & { recipients: string[] })[]>;
  close(): Promise<void>;
}

export async function startMailServer({ port = 0, refuse = false } = {}): Promise<MailServer> {
  const taken: { bytes: Buffer; recipients: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('Mailbox is full') : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(one => one.address);
        taken.push({ bytes: Buffer.concat(chunks), recipients });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>(resolve => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const bound = (server.server.address() as AddressInfo).port;
  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    mails: () =>
      Promise.all(
        taken.map(async ({ bytes, recipients }) =>
          Object.assign(await PostalMime.parse(bytes), { recipients }),
        ),
      ),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
      }),
  };
}
