import {
  type DataTag,
  keepPreviousData,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { Route } from '../../contract/platform/route.ts';
import { type AnyInput, type CallArguments, callRoute } from './api.ts';
import { type RouteKey, routeKey } from './route-key.ts';

type QueryOptions<Data, Key extends QueryKey = RouteKey> = Omit<
  UnusedSkipTokenOptions<Data, Error, Data, Key>,
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
): ReadQuery<z.output<R>, RouteKey>;
/** The form with a key by hand, until the last of them is gone. */
export function readQuery<
  const Key extends QueryKey,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  queryKey: Key,
  route: Route<P, Q, B, R>,
  ...[input]: CallArguments<P, Q, B, QueryOptions<z.output<R>, Key>>
): ReadQuery<z.output<R>, Key>;
export function readQuery(
  ...given: [Route, Input?] | [QueryKey, Route, Input?]
): ReadQuery<unknown, RouteKey> {
  const [key, route, input = {}] = isByHand(given) ? given : [undefined, ...given];
  const { params, query, body, asOf, ...options } = input;
  return queryOptions({
    ...options,
    queryKey:
      (key as RouteKey | undefined) ?? routeKey(route.noun, route.path, { params, query, body }, asOf),
    queryFn: ({ signal }) => callRoute(route, { params, query, body, signal }),
  });
}

type Input = AnyInput & QueryOptions<unknown>;
type ReadQuery<Data, Key extends QueryKey> = UnusedSkipTokenOptions<Data, Error, Data, Key> & {
  queryKey: DataTag<Key, Data, Error>;
};

const isByHand = (given: [Route, Input?] | [QueryKey, Route, Input?]): given is [QueryKey, Route, Input?] =>
  Array.isArray(given[0]);

/** A query for data that changes with a filter: the earlier answer is shown until the next one is here. */
export const listQuery = ((...given: Parameters<typeof readQuery>) =>
  Object.assign(readQuery(...given), { placeholderData: keepPreviousData })) as typeof readQuery;
