import { keepPreviousData, queryOptions, type UnusedSkipTokenOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Route } from '../../contract/platform/route.ts';
import { type AnyInput, type CallArguments, callRoute } from './api.ts';
import { type RouteKey, routeKey } from './route-key.ts';

type QueryOptions<Data> = Omit<
  UnusedSkipTokenOptions<Data, Error, Data, RouteKey>,
  'queryKey' | 'queryFn'
> & {
  /** What else the answer depends on: when it changes, the route is read again. */
  asOf?: readonly unknown[];
};

/**
 * The query that reads a route, with other options beside the call's input. React Query aborts the call when no screen
 * shows it any more.
 *
 * @example useQuery(readQuery(caseRoutes.read, { params: { id }, gcTime: 0 }))
 */
export function readQuery<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  route: Route<P, Q, B, R>,
  ...[input]: CallArguments<P, Q, B, QueryOptions<z.output<R>>>
) {
  const { params, query, body, asOf, ...options }: AnyInput & QueryOptions<z.output<R>> = input ?? {};
  return queryOptions({
    ...options,
    queryKey: routeKey(route.noun, route.path, { params, query, body }, asOf),
    queryFn: ({ signal }) => callRoute<R>(route, { params, query, body, signal }),
  });
}

/** A query for data that changes with a filter: the earlier answer is shown until the next one is here. */
export const listQuery: typeof readQuery = (route, ...input) =>
  Object.assign(readQuery(route, ...input), { placeholderData: keepPreviousData });
