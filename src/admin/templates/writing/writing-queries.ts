import { queryOptions } from '@tanstack/react-query';
import { writingRoutes } from '../../../contract/templates/writing.ts';
import { call } from '../../platform/api.ts';

export const writingQueries = {
  usage: queryOptions({
    queryKey: ['writing', 'usage'],
    queryFn: ({ signal }) => call(writingRoutes.usage, { signal }),
  }),
};
