import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type {
  Webhook,
  WebhookDelivery,
  webhookInputSchema,
  webhookRoutes,
} from '../../../contract/operations/webhooks.ts';
import { writeActivity } from '../../platform/activity/write-activity.ts';
import type { Db } from '../../platform/db/database.ts';
import { keepSetting } from '../../platform/db/settings.ts';
import { AppError } from '../../platform/errors.ts';
import type { Outgoing } from '../../platform/http/outgoing/outgoing.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { requireUnchanged } from '../../platform/require-unchanged.ts';
import { presentDelivery, presentWebhook } from './present-webhook.ts';
import {
  countWebhooks,
  deleteWebhook,
  findDelivery,
  findWebhook,
  insertDelivery,
  insertWebhook,
  updateWebhook,
  type WebhookTable,
} from './queries.ts';
import { sealSecret } from './seal-secret.ts';
import { newSecret } from './sign-message.ts';

export interface WebhookContext {
  readonly db: Db;
  readonly outgoing: Outgoing;
}

/** Limits of a response in time and bytes. Only its beginning is stored. */
export const webhookLimits = { time: 10_000, bytes: 64 * 1024, longer: 'cut' } as const;

export const deliverWebhooksJob = 'deliver-webhooks';
const maxWebhooks = 20;

type Input = z.output<typeof webhookInputSchema>;

/** The key that encrypts secrets: created once, and part of every backup. */
export const sealingKey = (db: Db) => keepSetting(db, 'webhook-key', randomBytes(32).toString('base64url'));

export async function createWebhook(
  context: WebhookContext,
  input: Input,
  userId: string,
): Promise<Webhook & { secret: string }> {
  requireAddress(context, input.url);
  const id = uuidv7();
  const secret = newSecret();
  const sealed_secret = sealSecret(await sealingKey(context.db), id, secret);
  const row = await context.db.transaction().execute(async trx => {
    if ((await countWebhooks(trx)) >= maxWebhooks) {
      throw new AppError('conflict', `There can be ${maxWebhooks} webhooks at most.`, {
        reason: 'too-many-webhooks',
      });
    }
    await insertWebhook(trx, { id, ...input, sealed_secret, created_by: userId });
    await writeActivity(trx, {
      action: 'created',
      noun: 'webhooks',
      id,
      name: hostOf(input.url),
      after: { events: input.events.join(', ') },
    });
    return requireWebhook(await findWebhook(trx, id));
  });
  return { ...presentWebhook(row), secret };
}

export async function changeWebhook(
  context: WebhookContext,
  id: string,
  { updated_at, ...input }: z.output<typeof webhookRoutes.update.body>,
): Promise<Webhook> {
  requireAddress(context, input.url);
  const row = await context.db.transaction().execute(async trx => {
    const before = requireWebhook(await findWebhook(trx, id));
    requireUnchanged(before, updated_at, 'this webhook');
    await updateWebhook(trx, id, input);
    await writeActivity(trx, {
      action: 'saved',
      noun: 'webhooks',
      id,
      name: hostOf(input.url),
      before: { events: before.events.join(', '), active: before.is_active },
      after: { events: input.events.join(', '), active: input.is_active },
    });
    return requireWebhook(await findWebhook(trx, id));
  });
  return presentWebhook(row);
}

export async function removeWebhook({ db }: WebhookContext, id: string): Promise<void> {
  await db.transaction().execute(async trx => {
    const { url } = requireWebhook(await findWebhook(trx, id));
    await deleteWebhook(trx, id);
    await writeActivity(trx, { action: 'deleted', noun: 'webhooks', id, name: hostOf(url) });
  });
}

/** Sends a test message. */
export async function testWebhook(
  { db }: WebhookContext,
  queue: JobQueue,
  id: string,
): Promise<WebhookDelivery> {
  return db.transaction().execute(async trx => {
    requireActive(requireWebhook(await findWebhook(trx, id)));
    const payload = { type: 'test', timestamp: new Date().toISOString(), data: { message: 'It works.' } };
    const row = await insertDelivery(trx, {
      id: uuidv7(),
      webhook_id: id,
      event: 'test',
      payload: JSON.stringify(payload),
      replay_of: null,
    });
    await queue.send(trx, deliverWebhooksJob, {});
    return presentDelivery(row);
  });
}

/** Sends the message again as a new one: the receiver sees a new id and time. */
export async function replayDelivery(
  { db }: WebhookContext,
  queue: JobQueue,
  id: string,
): Promise<WebhookDelivery> {
  return db.transaction().execute(async trx => {
    const first = await findDelivery(trx, id);
    if (!first) throw new AppError('not-found', 'This message is gone.', { reason: 'delivery-missing' });
    requireActive(requireWebhook(await findWebhook(trx, first.webhook_id)));
    const row = await insertDelivery(trx, {
      id: uuidv7(),
      webhook_id: first.webhook_id,
      event: first.event,
      payload: JSON.stringify(first.payload),
      replay_of: first.id,
    });
    await writeActivity(trx, {
      action: 'replayed',
      noun: 'webhooks',
      id: first.webhook_id,
      name: first.event,
    });
    await queue.send(trx, deliverWebhooksJob, {});
    return presentDelivery(row);
  });
}

function requireAddress({ outgoing }: WebhookContext, url: string): void {
  const message = outgoing.refusalOf(url);
  if (message) throw new AppError('invalid', message, { fields: [{ path: 'url', message }] });
}

function requireActive(webhook: WebhookTable): void {
  if (webhook.is_active) return;
  throw new AppError('conflict', 'This webhook is switched off. Switch it on first.', { reason: 'inactive' });
}

function requireWebhook(webhook: WebhookTable | undefined): WebhookTable {
  if (webhook) return webhook;
  throw new AppError('not-found', 'This webhook is gone.', { reason: 'webhook-missing' });
}

/** Paths often contain a key, so the audit log has only the host. */
const hostOf = (url: string) => new URL(url).host;
