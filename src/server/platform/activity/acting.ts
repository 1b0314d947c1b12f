import { AsyncLocalStorage } from 'node:async_hooks';
import type { SignedIn } from '../http/app-env.ts';

export type Actor = Pick<SignedIn, 'id' | 'email'>;

/*
 * Who is acting goes with the call rather than through the arguments of every command: it decides nothing, it is only
 * written down. Work without somebody behind it (jobs, the command line) is the program's own.
 */
const acting = new AsyncLocalStorage<Actor | null>();

export function actAs<T>(actor: Actor | null, work: () => T): T {
  return acting.run(actor, work);
}

export function currentActor(): Actor | null {
  return acting.getStore() ?? null;
}
