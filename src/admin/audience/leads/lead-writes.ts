import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Lead, leadRoutes } from '../../../contract/audience/leads.ts';
import { call } from '../../platform/api.ts';
import { write } from '../../platform/write.ts';
import { statusLabel } from './lead-labels.ts';
import { leadQueries } from './lead-queries.ts';

type LeadList = z.output<typeof leadRoutes.list.reply>;

const changes = [leadQueries.lists, leadQueries.spamCount().queryKey];

export const leadWrites = {
  setStatus: write({
    mutationFn: ({ id, status }: Pick<Lead, 'id' | 'status'>) =>
      call(leadRoutes.change, { params: { id }, body: { status } }),
    failure: 'The status could not be saved',
    done: lead => `${lead.name} is “${statusLabel[lead.status]}” now`,
    remember,
    changes,
  }),

  setSpam: write({
    mutationFn: ({ id, suspected_spam }: Pick<Lead, 'id' | 'suspected_spam'>) =>
      call(leadRoutes.change, { params: { id }, body: { suspected_spam } }),
    failure: 'The lead could not be moved',
    done: lead =>
      `${lead.name} is ${lead.suspected_spam ? 'set aside as suspected spam' : 'among the requests now'}`,
    remember,
    changes,
  }),

  retry: write({
    mutationFn: ({ id }: Pick<Lead, 'id'>) => call(leadRoutes.retry, { params: { id } }),
    failure: 'The notification could not be tried again',
    done: 'The notification is tried again',
    remember,
    changes,
  }),

  remove: write({
    mutationFn: ({ id }: Pick<Lead, 'id'>) => call(leadRoutes.remove, { params: { id } }),
    failure: 'The lead could not be deleted',
    done: 'Lead deleted',
    changes,
  }),
};

/** Replaces the lead with the server's answer wherever it is shown, so that no old value flickers. */
function remember(client: QueryClient, lead: Lead): void {
  client.setQueryData(leadQueries.one(lead.id).queryKey, lead);
  client.setQueriesData<LeadList>(
    { queryKey: leadQueries.lists },
    list => list && { ...list, items: list.items.map(item => (item.id === lead.id ? lead : item)) },
  );
}
