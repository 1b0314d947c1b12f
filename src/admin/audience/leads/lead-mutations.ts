import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Lead, leadRoutes } from '../../../contract/audience/leads.ts';
import { keyOf } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';
import { leadName, statusLabel } from './lead-labels.ts';

type LeadList = z.output<typeof leadRoutes.list.reply>;

/** The lists, and the count of suspected spam, which is one. */
const changes = [keyOf(leadRoutes.list)];

export const leadMutations = {
  setStatus: write(leadRoutes.change, {
    failure: 'The status could not be saved',
    done: lead => `${leadName(lead)} is “${statusLabel[lead.status]}” now`,
    remember,
    changes,
  }),

  setSpam: write(leadRoutes.change, {
    failure: 'The lead could not be moved',
    done: lead =>
      `${leadName(lead)} is ${lead.suspected_spam ? 'set aside as suspected spam' : 'among the requests now'}`,
    remember,
    changes,
  }),

  retry: write(leadRoutes.retry, {
    failure: 'The notification could not be tried again',
    done: 'The notification is tried again',
    remember,
    changes,
  }),

  remove: write(leadRoutes.remove, {
    failure: 'The lead could not be deleted',
    done: 'Lead deleted',
    changes,
  }),
};

/** Replaces the lead with the server's answer wherever it is shown, so that no old value flickers. */
function remember(client: QueryClient, lead: Lead): void {
  client.setQueryData(keyOf(leadRoutes.read, { params: { id: lead.id } }), lead);
  client.setQueriesData<LeadList>(
    { queryKey: keyOf(leadRoutes.list) },
    list => list && { ...list, items: list.items.map(item => (item.id === lead.id ? lead : item)) },
  );
}
