import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  type Webhook,
  type webhookInputSchema,
  webhookRoutes,
} from '../../../contract/operations/webhooks.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';

export type WebhookDraft = z.output<typeof webhookInputSchema>;

export const webhookQueries = {
  list: () => readQuery(['webhooks', 'list'], webhookRoutes.list, { refetchInterval: 10_000 }),

  deliveries: (id: string) =>
    readQuery(['webhooks', 'deliveries', id], webhookRoutes.deliveries, {
      params: { id },
      query: {},
      refetchInterval: 2_000,
    }),
};

const lookAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: ['webhooks'] });

export const webhookWrites = {
  create: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (body: WebhookDraft) => call(webhookRoutes.create, { body }),
      meta: { quiet: true },
      onSuccess: () => lookAgain(client),
    }),

  update: (client: QueryClient, id: string) =>
    mutationOptions({
      mutationFn: (body: WebhookDraft) => call(webhookRoutes.update, { params: { id }, body }),
      meta: { quiet: true },
      onSettled: () => lookAgain(client),
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id }: Pick<Webhook, 'id'>) => call(webhookRoutes.remove, { params: { id } }),
      meta: { failure: 'The webhook could not be deleted' },
      onSuccess: () => announce('Webhook deleted'),
      onSettled: () => lookAgain(client),
    }),

  test: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id }: Pick<Webhook, 'id'>) => call(webhookRoutes.test, { params: { id } }),
      meta: { failure: 'No test message was sent' },
      onSettled: () => lookAgain(client),
    }),

  replay: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(webhookRoutes.replay, { params: { id } }),
      meta: { failure: 'The message was not sent again' },
      onSettled: () => lookAgain(client),
    }),
};
