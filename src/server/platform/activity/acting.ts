import { AsyncLocalStorage } from 'node:async_hooks';
import type { SignedIn } from '../http/app-env.ts';

export type Actor = Pick<SignedIn, 'id' | 'email'>;

/*
 * The current actor, for the activity log only. Async context saves an argument in every command; null for
 * jobs and the command line.
 */
const acting = new AsyncLocalStorage<Actor | null>();

export function actAs<T>(actor: Actor | null, work: () => T): T {
  return acting.run(actor, work);
}

export function currentActor(): Actor | null {
  return acting.getStore() ?? null;
}
