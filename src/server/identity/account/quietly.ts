import { setTimeout as pause } from 'node:timers/promises';

/** Longer than any of these calls takes on a normally loaded machine. */
const quietMs = 600;

/** Takes at least a fixed time, so that the duration doesn't reveal whether there was anything to do. */
export async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), pause(quietMs)]);
  return result;
}
