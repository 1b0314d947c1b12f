import {
  deliverySchema,
  type Webhook,
  type WebhookDelivery,
  webhookEventSchema,
  webhookSchema,
} from '../../../contract/operations/webhooks.ts';
import { presentAs } from '../../platform/present-as.ts';
import type { DeliveryTable, WebhookTable } from './queries.ts';

export function presentWebhook(row: WebhookTable): Webhook {
  return presentAs(webhookSchema, {
    ...row,
    events: row.events.flatMap(event => webhookEventSchema.safeParse(event).data ?? []),
    waiting: row.waiting ?? 0,
    failed: row.failed ?? 0,
  });
}

export function presentDelivery(row: DeliveryTable): WebhookDelivery {
  const { status } = row;
  return presentAs(deliverySchema, {
    ...row,
    status: status === 'delivered' || status === 'failed' ? status : 'waiting',
    payload: JSON.stringify(row.payload),
    is_replay: row.replay_of !== null,
  });
}
