import { createHmac, randomBytes } from 'node:crypto';

/** Secrets and signatures as in Standard Webhooks, so receivers need none of our code. */
const prefix = 'whsec_';

export const newSecret = () => `${prefix}${randomBytes(32).toString('base64')}`;

export interface Message {
  readonly id: string;
  /** In seconds. */
  readonly timestamp: number;
  readonly body: string;
}

/** @example signMessage(secret, { id: 'msg_1', timestamp: 1614265330, body: '{}' }) // 'v1,…' */
export function signMessage(secret: string, { id, timestamp, body }: Message): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
