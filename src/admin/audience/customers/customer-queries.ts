import type { z } from 'zod';
import { customerRoutes } from '../../../contract/audience/customers.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';

type CustomerFilter = z.input<typeof customerRoutes.list.query>;

/** Everything staff read about customers. */
export const customerQueries = {
  lists: ['customers', 'list'] as const,

  list: (filter: CustomerFilter) =>
    listQuery(['customers', 'list', filter], customerRoutes.list, { query: filter }),

  one: (id: string) => readQuery(['customers', 'one', id], customerRoutes.read, { params: { id } }),
};
