import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Customer, customerRoutes } from '../../../contract/audience/customers.ts';
import { call } from '../../platform/api.ts';
import { write } from '../../platform/write.ts';
import { activeLabel, emailLabel } from './customer-labels.ts';
import { customerQueries } from './customer-queries.ts';

type CustomerList = z.output<typeof customerRoutes.list.reply>;

/** What staff can do to a customer. */
export const customerWrites = {
  setActive: write({
    mutationFn: ({ id, is_active }: Pick<Customer, 'id' | 'is_active'>) =>
      call(customerRoutes.change, { params: { id }, body: { is_active } }),
    failure: 'Error updating customer status',
    done: customer => `${emailLabel(customer)} is ${activeLabel(customer.is_active).toLowerCase()} now`,
    remember,
    changes: [customerQueries.lists],
  }),

  /** The form shows a refusal beside its field. */
  save: (id: string) =>
    write({
      mutationFn: (body: z.input<typeof customerRoutes.change.body>) =>
        call(customerRoutes.change, { params: { id }, body }),
      silentFailure: true,
      done: 'Customer saved',
      remember,
      changes: [customerQueries.lists],
    }),
};

/** Replaces the customer with the server's answer wherever it is shown. */
function remember(client: QueryClient, customer: Customer): void {
  client.setQueryData(customerQueries.one(customer.id).queryKey, customer);
  client.setQueriesData<CustomerList>(
    { queryKey: customerQueries.lists },
    list => list && { ...list, items: list.items.map(item => (item.id === customer.id ? customer : item)) },
  );
}
