import {
  keepPreviousData,
  type QueryKey,
  queryOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { Route } from '../../contract/platform/route.ts';
import { type AnyInput, type CallArguments, callRoute } from './api.ts';

type QueryOptions<Data, Key extends QueryKey> = Omit<
  UnusedSkipTokenOptions<Data, Error, Data, Key>,
  'queryKey' | 'queryFn'
>;

/**
 * The query that reads a route, with other options beside the call's input. React Query aborts the call when no screen
 * shows it any more.
 *
 * @example one: (id: string) => readQuery(['cases', 'one', id], caseRoutes.read, { params: { id }, gcTime: 0 })
 */
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
) {
  const { params, query, body, ...options }: AnyInput & QueryOptions<z.output<R>, Key> = input ?? {};
  return queryOptions({
    ...options,
    queryKey,
    queryFn: ({ signal }) => callRoute<R>(route, { params, query, body, signal }),
  });
}

/** A query for data that changes with a filter: the earlier answer is shown until the next one is here. */
export const listQuery: typeof readQuery = (queryKey, route, ...input) =>
  Object.assign(readQuery(queryKey, route, ...input), { placeholderData: keepPreviousData });
