import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { NewLeads } from '../../../contract/audience/leads.ts';

/** The number of requests that wait to be handled. Server events put it here. */
export const newLeadsQuery = queryOptions<NewLeads>({
  queryKey: ['new-leads'],
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Undefined if there are none, or it is not known yet. */
export function useNewLeads(): NewLeads | undefined {
  const { data } = useQuery(newLeadsQuery);
  return data?.total ? data : undefined;
}
