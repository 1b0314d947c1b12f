import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Customer, customerRoutes } from '../../../contract/audience/customers.ts';
import { keyOf } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';
import { activeLabel, emailLabel } from './customer-labels.ts';

type CustomerList = z.output<typeof customerRoutes.list.reply>;

const changes = [keyOf(customerRoutes.list)];

/** What staff can do to a customer. */
export const customerMutations = {
  setActive: write(customerRoutes.change, {
    failure: 'Error updating customer status',
    done: customer => `${emailLabel(customer)} is ${activeLabel(customer.is_active).toLowerCase()} now`,
    remember,
    changes,
  }),

  /** The form shows a refusal beside its field. */
  save: write(customerRoutes.change, { silentFailure: true, done: 'Customer saved', remember, changes }),
};

/** Replaces the customer with the server's answer wherever it is shown. */
function remember(client: QueryClient, customer: Customer): void {
  client.setQueryData(keyOf(customerRoutes.read, { params: { id: customer.id } }), customer);
  client.setQueriesData<CustomerList>(
    { queryKey: keyOf(customerRoutes.list) },
    list => list && { ...list, items: list.items.map(item => (item.id === customer.id ? customer : item)) },
  );
}
