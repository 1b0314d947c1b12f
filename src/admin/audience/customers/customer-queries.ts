import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { customerRoutes } from '../../../contract/audience/customers.ts';
import { call } from '../../platform/api.ts';

type CustomerFilter = z.input<typeof customerRoutes.list.query>;

/** Everything staff read about customers. */
export const customerQueries = {
  lists: ['customers', 'list'] as const,

  list: (filter: CustomerFilter) =>
    queryOptions({
      queryKey: ['customers', 'list', filter],
      queryFn: ({ signal }) => call(customerRoutes.list, { query: filter, signal }),
      placeholderData: keepPreviousData,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: ['customers', 'one', id],
      queryFn: ({ signal }) => call(customerRoutes.read, { params: { id }, signal }),
    }),
};
