import type { WebhookEvent } from '../../../contract/operations/webhooks.ts';

export const eventLabels: Record<WebhookEvent, string> = {
  'page.published': 'Pages published',
  'batch.completed': 'Batch completed',
  'lead.received': 'Lead received',
};
