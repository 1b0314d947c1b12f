import { callbackify } from 'node:util';
import { Pool, type PoolClient } from 'pg';
import { retryWhenConnectionsFull } from './retry-when-connections-full.ts';

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/** A pool that also waits if the server, and not the pool, has no free connection. */
export class RetryingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | void {
    const connecting = () =>
      retryWhenConnectionsFull(() => super.connect(), this.options.connectionTimeoutMillis ?? 0);
    if (!callback) return connecting();
    callbackify(connecting)((error, client) => {
      if (error) callback(error, undefined, () => undefined);
      else callback(undefined, client, release => client.release(release));
    });
  }
}
