import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * The address of the current request's client, for fair shares of scarce work. Async context saves an argument in every
 * function. It is never logged.
 */
const senders = new AsyncLocalStorage<string>();

export function asSender<T>(address: string, run: () => T): T {
  return senders.run(address, run);
}

/** Empty for jobs and the command line. */
export function currentSender(): string {
  return senders.getStore() ?? '';
}
