import { queryOptions } from '@tanstack/react-query';
import { writingRoutes } from '../../contract/writing.ts';
import { call } from '../api.ts';

export const writingQueries = {
  usage: queryOptions({
    queryKey: ['writing', 'usage'],
    queryFn: ({ signal }) => call(writingRoutes.usage, { signal }),
  }),
};
