import { setTimeout as pause } from 'node:timers/promises';

/** Longer than any of these takes, on a machine that is not overloaded. */
const quietMs = 600;

/** Does something whose answer says nothing, and takes as long whether there was anything to do or not. */
export async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), pause(quietMs)]);
  return result;
}
