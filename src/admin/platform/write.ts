import {
  type MutationFunction,
  mutationOptions,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { Route } from '../../contract/platform/route.ts';
import { type AnyInput, type CallInput, callRoute } from './api.ts';
import { nounKey, readAgain } from './route-key.ts';
import { announce } from './ui/announce.ts';

/** Wraps a write: it may ask something first, and repeat the write. */
export type Around = <Result>(write: () => Promise<Result>) => Promise<Result>;

interface Write<Data, Variables>
  extends Omit<
    UseMutationOptions<Data, Error, Variables>,
    'meta' | 'mutationFn' | 'onSuccess' | 'onSettled'
  > {
  /** Announced after success, even if the row that started the write has left its list. */
  done?: string | ((data: Data, variables: Variables) => string | undefined);
  /** Puts the reply into the cache after success. */
  remember?: (client: QueryClient, data: Data, variables: Variables) => unknown;
  /** The queries to read again, also after an error, because the data may have changed. */
  changes?: readonly QueryKey[] | ((variables: Variables, error: Error | null) => readonly QueryKey[]);
  /** Words to put before the reason of an error. */
  failure?: string;
  /** The screen shows the error itself. */
  silentFailure?: boolean;
}

interface RouteWrite<Data, Variables> extends Write<Data, Variables> {
  around?: Around;
}

interface OwnWrite<Data, Variables> extends Write<Data, Variables> {
  mutationFn: MutationFunction<Data, Variables>;
}

/** A write's variables are the call's input. */
type Variables<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = undefined extends z.input<P> &
  z.input<Q> &
  z.input<B>
  ? void
  : CallInput<P, Q, B>;

/**
 * The mutation that calls a route, after which everything read of the route's noun is read again, unless `changes` says
 * otherwise. What is more than one call is a function instead (`mutationFn`), with its `changes`. The mutation is pending
 * until the screen shows the change, so that a switch does not jump back and a button is not pressed twice.
 *
 * @example useMutation(write(caseRoutes.remove, { done: 'Case deleted' })).mutate({ params: { id } })
 */
export function write<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  route: Route<P, Q, B, R>,
  options?: RouteWrite<z.output<R>, Variables<P, Q, B>>,
): UseMutationOptions<z.output<R>, Error, Variables<P, Q, B>>;
export function write<Data, Variables = void>(
  options: OwnWrite<Data, Variables>,
): UseMutationOptions<Data, Error, Variables>;
export function write<Data, Variables extends AnyInput | void>(
  first: Route<z.ZodType, z.ZodType, z.ZodType, z.ZodType<Data>> | OwnWrite<Data, Variables>,
  options: RouteWrite<Data, Variables> = {},
): UseMutationOptions<Data, Error, Variables> {
  if ('mutationFn' in first) return mutationOf(first);
  const { around = alone, ...rest } = options;
  return mutationOf({
    changes: onlyReads(first) ? [] : [nounKey(first)],
    ...rest,
    mutationFn: input => around(() => callRoute(first, input ?? {})),
  });
}

export const alone: Around = write => write();

const onlyReads = ({ method, scope }: Route) => method === 'get' || scope?.endsWith(':read') === true;

function mutationOf<Data, Variables>({
  done,
  remember,
  changes = [],
  failure,
  silentFailure,
  ...options
}: OwnWrite<Data, Variables>) {
  return mutationOptions<Data, Error, Variables>({
    ...options,
    meta: { failure, silentFailure },
    onSuccess: (data, variables, _result, { client }) => {
      const message = typeof done === 'function' ? done(data, variables) : done;
      if (message !== undefined) announce(message);
      return remember?.(client, data, variables);
    },
    onSettled: async (_data, error, variables, _result, { client }) => {
      const keys = typeof changes === 'function' ? changes(variables, error) : changes;
      await readAgain(client, keys);
    },
  });
}
