import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback that stores received messages. */
export interface MailServer {
  readonly port: number;
  readonly url: string;
  /** The received messages, parsed as a mail program does. */
  mails(): Promise<(Email & { recipients: string[] })[]>;
  /** What the pattern finds in the newest mail to this address; waits for it. */
  readonly mailTo: (address: string, pattern: RegExp) => Promise<string>;
  close(): Promise<void>;
}

interface Behavior {
  readonly port?: number;
  /** Another address of loopback than the usual one. */
  readonly host?: string;
  readonly refuse?: boolean;
  /** Only this user may send, and is refused in these words. */
  readonly account?: { readonly user: string; readonly password: string; readonly refusal: string } | null;
}

export async function startMailServer({
  port = 0,
  host = '127.0.0.1',
  refuse = false,
  account = null,
}: Behavior = {}): Promise<MailServer> {
  const taken: { bytes: Buffer; recipients: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: account === null,
    allowInsecureAuth: true,
    disabledCommands: account ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === account?.user && password === account?.password;
      if (isRight) done(null, { user: username });
      else done(new Error(account?.refusal));
    },
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
    server.listen(port, host, () => resolve());
  });
  const bound = (server.server.address() as AddressInfo).port;
  const mails = () =>
    Promise.all(
      taken.map(async ({ bytes, recipients }) =>
        Object.assign(await PostalMime.parse(bytes), { recipients }),
      ),
    );
  return {
    port: bound,
    url: `smtp://${host}:${bound}`,
    mails,
    mailTo: async (address, pattern) => {
      const deadline = Date.now() + 60_000;
      for (;;) {
        const found = (await mails())
          .filter(one => one.recipients.includes(address))
          .map(one => pattern.exec(one.text ?? '')?.[1])
          .findLast(text => text !== undefined);
        if (found !== undefined) return found;
        if (Date.now() > deadline) throw new Error(`no mail to ${address} with ${pattern}`);
        await pause(30);
      }
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
      }),
  };
}
