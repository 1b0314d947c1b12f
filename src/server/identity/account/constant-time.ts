import { setTimeout as pause } from 'node:timers/promises';

/** Longer than any of these calls takes on a normally loaded machine. */
const minDuration = 600;

/** Takes at least a fixed time, so that the duration doesn't reveal whether there was anything to do. */
export async function inConstantTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), pause(minDuration)]);
  return result;
}
