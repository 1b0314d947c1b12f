import type { z } from 'zod';
import { type Webhook, webhookRoutes } from '../../../contract/operations/webhooks.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

export type WebhookDraft = z.output<typeof webhookRoutes.update.body>;

export const webhookQueries = {
  list: () => readQuery(['webhooks', 'list'], webhookRoutes.list, { refetchInterval: 10_000 }),

  deliveries: (id: string) =>
    readQuery(['webhooks', 'deliveries', id], webhookRoutes.deliveries, {
      params: { id },
      query: {},
      refetchInterval: 2_000,
    }),
};

export const webhookWrites = {
  create: write({
    mutationFn: (body: WebhookDraft) => call(webhookRoutes.create, { body }),
    silentFailure: true,
    changes: [['webhooks']],
  }),

  update: (id: string) =>
    write({
      mutationFn: (body: WebhookDraft) => call(webhookRoutes.update, { params: { id }, body }),
      silentFailure: true,
      changes: [['webhooks']],
    }),

  toggle: write({
    mutationFn: ({ id, url, events, is_active, updated_at }: Webhook) =>
      call(webhookRoutes.update, {
        params: { id },
        body: { url, events, is_active: !is_active, updated_at },
      }),
    failure: 'The webhook could not be switched',
    changes: [['webhooks']],
  }),

  remove: write({
    mutationFn: ({ id }: Pick<Webhook, 'id'>) => call(webhookRoutes.remove, { params: { id } }),
    failure: 'The webhook could not be deleted',
    done: 'Webhook deleted',
    changes: [['webhooks']],
  }),

  test: write({
    mutationFn: ({ id }: Pick<Webhook, 'id'>) => call(webhookRoutes.test, { params: { id } }),
    failure: 'No test message was sent',
    changes: [['webhooks']],
  }),

  replay: write({
    mutationFn: (id: string) => call(webhookRoutes.replay, { params: { id } }),
    failure: 'The message was not sent again',
    done: 'Message is being sent again',
    changes: [['webhooks']],
  }),
};
