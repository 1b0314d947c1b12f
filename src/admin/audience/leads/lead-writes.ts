import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Lead, leadRoutes } from '../../../contract/audience/leads.ts';
import { call } from '../../platform/api.ts';
import { announce } from '../../platform/ui/announce.ts';
import { statusLabel } from './lead-labels.ts';
import { leadQueries } from './lead-queries.ts';

type LeadList = z.output<typeof leadRoutes.list.reply>;

export const leadWrites = {
  setStatus: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id, status }: Pick<Lead, 'id' | 'status'>) =>
        call(leadRoutes.change, { params: { id }, body: { status } }),
      meta: { failure: 'The status could not be saved' },
      onSuccess: lead => {
        announce(`${lead.name} is “${statusLabel[lead.status]}” now`);
        remember(client, lead);
      },
      onSettled: () => lookAgain(client),
    }),

  setSpam: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id, suspected_spam }: Pick<Lead, 'id' | 'suspected_spam'>) =>
        call(leadRoutes.change, { params: { id }, body: { suspected_spam } }),
      meta: { failure: 'The lead could not be moved' },
      onSuccess: lead => {
        announce(
          `${lead.name} is ${lead.suspected_spam ? 'set aside as suspected spam' : 'among the requests now'}`,
        );
        remember(client, lead);
      },
      onSettled: () => lookAgain(client),
    }),

  retry: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id }: Pick<Lead, 'id'>) => call(leadRoutes.retry, { params: { id } }),
      meta: { failure: 'The notification could not be tried again' },
      onSuccess: lead => {
        announce('The notification is tried again');
        remember(client, lead);
      },
      onSettled: () => lookAgain(client),
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id }: Pick<Lead, 'id'>) => call(leadRoutes.remove, { params: { id } }),
      meta: { failure: 'The lead could not be deleted' },
      onSuccess: () => announce('Lead deleted'),
      onSettled: () => lookAgain(client),
    }),
};

/** The server's answer takes the lead's place wherever it is shown, so that nothing flickers back meanwhile. */
function remember(client: QueryClient, lead: Lead): void {
  client.setQueryData(leadQueries.one(lead.id).queryKey, lead);
  client.setQueriesData<LeadList>(
    { queryKey: leadQueries.lists },
    list => list && { ...list, items: list.items.map(item => (item.id === lead.id ? lead : item)) },
  );
}

/** Reads the lists again. */
function lookAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: leadQueries.lists });
  void client.invalidateQueries({ queryKey: leadQueries.spamCount().queryKey });
}
