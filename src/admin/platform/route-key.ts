import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Route } from '../../contract/platform/route.ts';
import type { AnyInput, CallInput } from './api.ts';

/** What a read answer is kept under: its noun, its path, what was asked with, and what else it depends on. */
export type RouteKey = readonly [noun: string, path: string, ...rest: unknown[]];

/** The key of everything read of a route's noun. */
export function nounKey({ noun }: Pick<Route, 'noun'>): QueryKey {
  return [noun];
}

/**
 * The key of a route's answers: of all, or of those to this input, or to this part of it.
 *
 * @example client.setQueryData(keyOf(caseRoutes.read, { params: { id } }), changed)
 */
export function keyOf<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  { noun, path }: Route<P, Q, B, R>,
  input: Partial<CallInput<P, Q, B>> = {},
): DataTag<RouteKey, z.output<R>, Error> {
  return routeKey(noun, path, input) as DataTag<RouteKey, z.output<R>, Error>;
}

/** The key of one answer. Parts that are not given are left out, since a shorter key stands for all longer ones. */
export function routeKey(noun: string, path: string, input: AnyInput, asOf?: readonly unknown[]): RouteKey {
  const given = Object.fromEntries(
    (['params', 'query', 'body'] as const).flatMap(part =>
      input[part] === undefined ? [] : [[part, input[part]]],
    ),
  );
  if (asOf) return [noun, path, given, ...asOf];
  return Object.keys(given).length === 0 ? [noun, path] : [noun, path, given];
}

/** Has what is kept under these keys read again, at once where it is shown. */
export async function readAgain(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map(queryKey => client.invalidateQueries({ queryKey })));
}
