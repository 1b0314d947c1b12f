import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { loopbackOutgoing } from './loopback-outgoing.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startTestProgram, type TestProgram } from './test-program.ts';
import { type Visitor, visitor } from './visitor.ts';

/** A test program that listens on a real port and sends by a real mail server. */
export interface ServedProgram {
  readonly program: TestProgram;
  readonly mail: MailServer;
  readonly url: string;
  visitor(address?: string): Visitor;
  readonly mailTo: MailServer['mailTo'];
  close(): Promise<void>;
}

export async function serveTestProgram(
  env: Record<string, string> = {},
  log?: Logger,
): Promise<ServedProgram> {
  const mail = await startMailServer();
  const folder = mkdtempSync(join(tmpdir(), 'pagehaul-served-'));
  const program = await startTestProgram(
    { SMTP_URL: mail.url, DATA_DIR: folder, ...env },
    undefined,
    loopbackOutgoing(),
    { log },
  );
  const { origin: url } = await program.listen();
  return {
    program,
    mail,
    url,
    mailTo: mail.mailTo,
    visitor: address => visitor(url, address),
    close: async () => {
      await program.stop();
      await mail.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signs up and opens the link of the mail, as people do. */
export async function signUp(
  served: ServedProgram,
  email: string,
  password: string,
  who: Visitor = served.visitor(),
): Promise<Visitor> {
  await who.call('POST', '/api/auth/sign-up/email', { email, password });
  const token = await served.mailTo(email, /\/auth\?confirm=(\S+)/);
  await who.call('POST', '/api/account/confirm', { token });
  return who;
}

/** Signs up a new customer and signs them in. */
export async function newCustomer(served: ServedProgram, email: string, password: string): Promise<Visitor> {
  const who = await signUp(served, email, password);
  await who.call('POST', '/api/auth/sign-in/email', { email, password });
  return who;
}
