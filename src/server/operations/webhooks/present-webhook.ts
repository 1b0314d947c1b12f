import {
  type Webhook,
  type WebhookDelivery,
  webhookEventSchema,
} from '../../../contract/operations/webhooks.ts';
import type { DeliveryTable, WebhookTable } from './queries.ts';

export function presentWebhook(row: WebhookTable): Webhook {
  const { id, url, is_active, waiting, failed } = row;
  return {
    id,
    url,
    events: row.events.flatMap(event => webhookEventSchema.safeParse(event).data ?? []),
    is_active,
    waiting: waiting ?? 0,
    failed: failed ?? 0,
    last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentDelivery(row: DeliveryTable): WebhookDelivery {
  const { id, event, status, attempts, last_status, last_ms, last_answer, last_error } = row;
  return {
    id,
    event,
    status: status === 'delivered' || status === 'failed' ? status : 'waiting',
    attempts,
    next_at: row.next_at?.toISOString() ?? null,
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    last_status,
    last_ms,
    last_answer,
    last_error,
    payload: JSON.stringify(row.payload),
    is_replay: row.replay_of !== null,
    created_at: row.created_at.toISOString(),
  };
}
