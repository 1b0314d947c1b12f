import { v7 as uuidv7 } from 'uuid';
import type { MailTest } from '../../../contract/platform/mail-server.ts';
import { AppError } from '../../platform/errors.ts';
import { describeMailFailure, serverWords } from '../../platform/outbox/describe-mail-failure.ts';
import type { MailServer } from './mail-server.ts';

/** How long an admin waits for the answer, in milliseconds. */
const answerTimeoutMs = 20_000;

interface Sending {
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
}

/** Sends a message now, past the outbox, to learn what the mail server says. */
export async function sendTestMail(server: MailServer, { to, from }: Sending): Promise<MailTest> {
  const mailer = await server.mailer();
  if (!mailer) {
    throw new AppError('conflict', 'No mail server is set. Enter one first.', { reason: 'no-mail-server' });
  }
  const sending = mailer.send(uuidv7(), {
    from,
    to,
    subject: `Test message of ${from.name}`,
    text: `Your mail server works.\n\nRequests from your website are sent to ${from.address}.\n`,
  });
  try {
    const answer = await withTimeout(sending);
    return { is_sent: true, to, message: serverWords(answer) || 'The mail server took the message.' };
  } catch (error) {
    return { is_sent: false, to, message: describeMailFailure(error) };
  }
}

async function withTimeout(sending: Promise<string>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The mail server did not answer within ${answerTimeoutMs / 1_000} seconds.`)),
      answerTimeoutMs,
    );
  });
  try {
    return await Promise.race([sending, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
