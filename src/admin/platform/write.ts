import {
  mutationOptions,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { announce } from './ui/announce.ts';

interface Write<Data, Variables>
  extends Omit<UseMutationOptions<Data, Error, Variables>, 'meta' | 'onSuccess' | 'onSettled'> {
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

/**
 * The mutation that changes something on the server. It is pending until the screen shows the change, so that a switch
 * does not jump back and a button is not pressed twice.
 *
 * @example remove: write({ mutationFn: (id: string) => call(caseRoutes.remove, { params: { id } }), done: 'Case deleted' })
 */
export function write<Data, Variables = void>({
  done,
  remember,
  changes = [],
  failure,
  silentFailure,
  ...options
}: Write<Data, Variables>) {
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
      await Promise.all(keys.map(queryKey => client.invalidateQueries({ queryKey })));
    },
  });
}
