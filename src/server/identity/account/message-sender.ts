import { AppError } from '../../platform/errors.ts';
import type { Outgoing } from '../../platform/http/outgoing/outgoing.ts';
import type { AccountContext } from './account-context.ts';
import { readSecret } from './account-secrets.ts';

/** Sends short messages to phones. An interface, so that other services can be added. */
export interface MessageSender {
  /** Resolves when the service has accepted the message. */
  send(phone: string, text: string): Promise<void>;
}

const bounds = { time: 10_000, bytes: 16 * 1024, longer: 'cut' } as const;

/** Sends messages by HTTP: POST {to, text} as JSON, with the secret as a bearer token. Follows no redirects. */
export function httpMessageSender(
  outgoing: Outgoing,
  { address, secret }: { address: string; secret: string | null },
): MessageSender {
  return {
    send: async (phone, text) => {
      const { status } = await outgoing.within(bounds).send({
        method: 'POST',
        url: address,
        headers: {
          'content-type': 'application/json',
          ...(secret ? { authorization: `Bearer ${secret}` } : {}),
        },
        body: JSON.stringify({ to: phone, text }),
      });
      if (status < 200 || status > 299) throw new Error(`the message service answered ${status}`);
    },
  };
}

/** The configured sender. Refuses if there is none. */
async function messageSender(context: AccountContext): Promise<MessageSender> {
  const { is_on, address } = context.settings().message_sender;
  if (!is_on) {
    throw new AppError('conflict', 'Phone codes are switched off.', { reason: 'no-message-sender' });
  }
  return httpMessageSender(context.outgoing, {
    address,
    secret: await readSecret(context, 'message-sender'),
  });
}

/** Sends a message. A failure's reason goes to the log only. */
export async function sendToPhone(context: AccountContext, phone: string, text: string): Promise<void> {
  const sender = await messageSender(context);
  try {
    await sender.send(phone, text);
  } catch (error) {
    context.log.error({ part: 'message-sender', err: error }, 'a code could not be sent to a phone');
    throw new AppError('unavailable', 'The message could not be sent. Try again, or use a recovery code.', {
      reason: 'message-not-sent',
      cause: error,
    });
  }
}
