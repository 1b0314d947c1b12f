import { queryOptions } from '@tanstack/react-query';
import { routes } from '../../contract/routes.ts';
import { call } from '../api.ts';

export const writingQueries = {
  usage: queryOptions({
    queryKey: ['writing', 'usage'],
    queryFn: ({ signal }) => call(routes.writing.usage, { signal }),
  }),
};
