import { z } from 'zod';
import { OutgoingFailure, type OutgoingReply } from '../../platform/http/outgoing/outgoing.ts';
import type { JobKind } from '../../platform/jobs/queue.ts';
import {
  type AttemptMade,
  type DueDelivery,
  nextDue,
  pruneDeliveries,
  recordAttempt,
  returnLease,
  takeDue,
} from './queries.ts';
import { openSecret } from './seal-secret.ts';
import { signMessage } from './sign-message.ts';
import { deliverWebhooksJob, sealingKey, type WebhookContext } from './webhook-context.ts';

const atOnce = 8;
const longestAnswer = 500;
/** Seconds before each retry. After the last one, about a day and a half later, the message fails. */
const delays = [5, 30, 120, 600, 1_800, 7_200, 14_400, 28_800, 36_000, 36_000];

/** The time of the retry after this many failed attempts; null to give up. */
export function nextAttemptAt(attempts: number, now: Date): Date | null {
  const seconds = delays[attempts - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1_000);
}

/**
 * Sends due messages and schedules itself for the next one. The rows hold the state, so a job may repeat, run late
 * or be killed. Only one job waits at a time.
 */
export function deliverWebhooksOf(context: WebhookContext): JobKind {
  return {
    name: deliverWebhooksJob,
    policy: 'short',
    run: async (_payload, attempt) => {
      for (;;) {
        attempt.signal.throwIfAborted();
        const due = await takeDue(context.db, atOnce);
        await Promise.all(due.map(one => deliver(context, one, attempt.signal)));
        if (due.length < atOnce) break;
      }
      await pruneDeliveries(context.db);
      const at = await nextDue(context.db);
      if (at) await attempt.send(wakeWebhooksJob, { at: at.toISOString() });
    },
    // Cheap if no message is due.
    unfinished: async () => [{}],
  };
}

const wakeWebhooksJob = 'wake-webhooks';
const longestSleep = 60_000;
const wakePayload = z.object({ at: z.iso.datetime().optional() });

/** Sleeps until the next message is due, for at most a minute. Only one job sleeps at a time. */
export function wakeWebhooksOf(context: WebhookContext): JobKind {
  return {
    name: wakeWebhooksJob,
    policy: 'short',
    run: async (payload, attempt) => {
      const { at } = wakePayload.parse(payload);
      if (at === undefined) {
        await attempt.send(deliverWebhooksJob, {});
        return;
      }
      const until = new Date(Math.min(Date.parse(at), Date.now() + longestSleep));
      await context.db.transaction().execute(trx => attempt.again(trx, until, {}));
    },
  };
}

async function deliver(context: WebhookContext, due: DueDelivery, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  const outcome = await send(context, due, signal);
  if (signal.aborted && outcome instanceof OutgoingFailure) {
    // The next process need not wait for the lease to expire. The receiver knows the message by its id.
    await returnLease(context.db, due.id);
    throw outcome;
  }
  const took = Math.round(performance.now() - started);
  await recordAttempt(context.db, due.id, { ...judge(outcome, due.attempts + 1), took });
}

async function send(
  { db, outgoing }: WebhookContext,
  { id, webhook_id, url, sealed_secret, body }: DueDelivery,
  signal: AbortSignal,
): Promise<OutgoingReply | OutgoingFailure> {
  const secret = openSecret(await sealingKey(db), webhook_id, sealed_secret);
  const timestamp = Math.floor(Date.now() / 1_000);
  try {
    return await outgoing.send({
      method: 'POST',
      url,
      body,
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Pagehaul-Webhooks',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signMessage(secret, { id, timestamp, body }),
      },
    });
  } catch (error) {
    if (error instanceof OutgoingFailure) return error;
    throw error;
  }
}

function judge(outcome: OutgoingReply | OutgoingFailure, attempts: number): Omit<AttemptMade, 'took'> {
  const isFailure = outcome instanceof OutgoingFailure;
  const answered = isFailure ? null : outcome.status;
  const answer = isFailure ? null : readable(outcome.body);
  if (answered !== null && answered >= 200 && answered < 300) {
    return { status: 'delivered', nextAt: null, answered, answer, error: null };
  }
  const error = isFailure ? outcome.message : reasonOf(answered ?? 0);
  // 410 Gone: the receiver wants no more messages.
  const nextAt = answered === 410 ? null : nextAttemptAt(attempts, new Date());
  return { status: nextAt ? 'waiting' : 'failed', nextAt, answered, answer, error };
}

const reasonOf = (status: number) =>
  status >= 300 && status < 400
    ? `The receiver answered ${status} and wants to lead elsewhere; redirects are not followed.`
    : `The receiver answered ${status}.`;

/** Text that the database and a screen can hold. */
const readable = (body: Buffer) =>
  body
    .toString('utf8')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .slice(0, longestAnswer);
