import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Route } from '../../contract/platform/route.ts';
import { type CallArguments, callRoute } from './api.ts';

/**
 * The query that reads a route. React Query aborts the call when no screen shows it any more.
 *
 * @example one: (id: string) => readQuery(['cases', 'one', id], caseRoutes.read, { params: { id } })
 */
export function readQuery<
  const Key extends QueryKey,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(queryKey: Key, route: Route<P, Q, B, R>, ...[input]: CallArguments<P, Q, B>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => callRoute<R>(route, { ...input, signal }),
  });
}

/** The same for what changes with a filter: the earlier answer is shown until the next one is here. */
export function listQuery<
  const Key extends QueryKey,
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(queryKey: Key, route: Route<P, Q, B, R>, ...[input]: CallArguments<P, Q, B>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => callRoute<R>(route, { ...input, signal }),
    placeholderData: keepPreviousData,
  });
}
