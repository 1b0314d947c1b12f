import { webhookInputSchema } from '../../../contract/operations/webhooks.ts';
import { presentDelivery, presentWebhook } from '../../operations/webhooks/present-webhook.ts';
import { findWebhook, listDeliveries, listWebhooks } from '../../operations/webhooks/queries.ts';
import {
  createWebhook,
  removeWebhook,
  replayDelivery,
  type WebhookContext,
  webhookLimits,
} from '../../operations/webhooks/webhook-context.ts';
import { Outgoing } from '../../platform/http/outgoing/outgoing.ts';
import { readId } from '../command-parts.ts';
import { misuse } from '../exit-codes.ts';
import { type Session, withSession } from '../open-session.ts';
import { type Output, table } from '../output.ts';
import { ownerOf } from '../owner-of.ts';

export interface CreateWebhookOptions {
  readonly event: readonly string[];
  readonly as?: string;
}

const contextOf = ({ db }: Session): WebhookContext => ({ db, outgoing: new Outgoing(webhookLimits) });

export async function listWebhooksCommand(output: Output): Promise<void> {
  return withSession(async ({ db }) => {
    const webhooks = (await listWebhooks(db)).map(presentWebhook);
    const rows = webhooks.map(({ id, url, events, is_active, waiting, failed, last_delivered_at }) => [
      id,
      new URL(url).host,
      is_active ? 'on' : 'off',
      waiting,
      failed,
      last_delivered_at?.slice(0, 16).replace('T', ' ') ?? 'never',
      events.join(' '),
    ]);
    output.result(
      { webhooks },
      table(
        ['Webhook', 'Sends to', 'State', 'Waiting', 'Failed', 'Last delivered', 'Hears of'],
        rows,
        'No webhooks yet.',
      ),
    );
  });
}

/** The secret goes to standard output, so that it can be piped. Comments go to standard error. */
export async function createWebhookCommand(
  output: Output,
  url: string,
  { event, as }: CreateWebhookOptions,
): Promise<void> {
  const request = webhookInputSchema.safeParse({ url, events: event });
  if (!request.success) {
    throw misuse(
      request.error.issues[0]?.message ?? 'This webhook can’t be made.',
      'Events: page.published, batch.completed, lead.received',
    );
  }
  return withSession(async session => {
    const made = await createWebhook(contextOf(session), request.data, await ownerOf(session.db, as));
    output.note(`Webhook ${made.id} sends to ${new URL(url).host}. Its secret is shown only this once.`);
    output.result({ webhook: made }, made.secret);
  });
}

export async function deleteWebhookCommand(
  output: Output,
  id: string,
  { yes = false }: { yes?: boolean },
): Promise<void> {
  readId(id, 'a webhook', 'webhooks list');
  if (!yes) throw misuse('This deletes the webhook with all its messages. Add --yes to confirm.');
  return withSession(async session => {
    await removeWebhook(contextOf(session), id);
    output.result({ deleted: id }, `Deleted webhook ${id}.`);
  });
}

export async function listDeliveriesCommand(
  output: Output,
  id: string,
  { limit }: { limit: number },
): Promise<void> {
  readId(id, 'a webhook', 'webhooks list');
  return withSession(async ({ db }) => {
    if (!(await findWebhook(db, id))) throw misuse(`Webhook ${id} not found.`, 'See: webhooks list');
    const deliveries = (await listDeliveries(db, id, limit)).map(presentDelivery);
    const rows = deliveries.map(one => [
      one.id,
      one.event,
      one.status,
      one.attempts,
      one.last_status ?? '',
      one.last_error ?? '',
    ]);
    output.result(
      { deliveries },
      table(['Message', 'Of', 'State', 'Attempts', 'Answer', 'Error'], rows, 'Nothing was sent yet.'),
    );
  });
}

/** Stored here; the next process that runs jobs sends it. */
export async function replayDeliveryCommand(output: Output, id: string): Promise<void> {
  readId(id, 'a message', 'webhooks deliveries <webhook>');
  return withSession(async session => {
    const delivery = await replayDelivery(contextOf(session), await session.queue(), id);
    output.result({ delivery }, `Goes out again as ${delivery.id}.`);
  });
}
