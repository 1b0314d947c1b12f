import { queryOptions } from '@tanstack/react-query';
import { substanceRoutes } from '../../../contract/generation/substance.ts';
import { call } from '../../platform/api.ts';

/** What a batch's pages will say. Statements may have changed meanwhile, so it is counted anew when the screen opens. */
export const substanceQuery = (id: string) =>
  queryOptions({
    queryKey: ['statements', 'substance', id],
    queryFn: ({ signal }) => call(substanceRoutes.read, { params: { id }, signal }),
  });
