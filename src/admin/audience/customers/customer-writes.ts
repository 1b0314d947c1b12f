import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Customer, customerRoutes } from '../../../contract/audience/customers.ts';
import { call } from '../../platform/api.ts';
import { customerQueries } from './customer-queries.ts';

type CustomerList = z.output<typeof customerRoutes.list.reply>;

/** What staff can do to a customer. */
export const customerWrites = {
  setActive: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id, is_active }: Pick<Customer, 'id' | 'is_active'>) =>
        call(customerRoutes.change, { params: { id }, body: { is_active } }),
      meta: { failure: 'Error updating customer status' },
      onSuccess: customer => remember(client, customer),
      onSettled: () => lookAgain(client),
    }),

  /** The form shows a refusal beside its field. */
  save: (client: QueryClient, id: string) =>
    mutationOptions({
      mutationFn: (body: z.input<typeof customerRoutes.change.body>) =>
        call(customerRoutes.change, { params: { id }, body }),
      meta: { quiet: true },
      onSuccess: customer => remember(client, customer),
      onSettled: () => lookAgain(client),
    }),
};

/** The server's answer takes the customer's place wherever it is shown. */
function remember(client: QueryClient, customer: Customer): void {
  client.setQueryData(customerQueries.one(customer.id).queryKey, customer);
  client.setQueriesData<CustomerList>(
    { queryKey: customerQueries.lists },
    list => list && { ...list, items: list.items.map(item => (item.id === customer.id ? customer : item)) },
  );
}

/** Not waited for: a row that leaves the list would take the announcement of its change with it. */
function lookAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: customerQueries.lists });
}
