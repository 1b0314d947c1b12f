import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL's words for it: too many connections. */
const noRoom = '53300';
const betweenTries = 250;

/**
 * Does it, and again while the server has no connection to spare: of many processes that start at once, or that all have
 * much to do, some wait for a moment instead of failing. Anything else fails at once; so does this after `longest` ms.
 */
export async function retryWhenConnectionsFull<T>(work: () => Promise<T>, longest: number): Promise<T> {
  const deadline = Date.now() + longest;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === noRoom;
      if (!isFull || Date.now() + betweenTries > deadline) throw error;
      await pause(betweenTries);
    }
  }
}
