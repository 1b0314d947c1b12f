import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL's code for too many connections. */
const tooManyConnections = '53300';
const betweenTries = 250;

/**
 * Retries while the server has no free connection, for instance when many processes start at once. Other
 * errors are thrown at once; this one after `longest` ms.
 */
export async function retryWhenConnectionsFull<T>(work: () => Promise<T>, longest: number): Promise<T> {
  const deadline = performance.now() + longest;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === tooManyConnections;
      if (!isFull || performance.now() + betweenTries > deadline) throw error;
      await pause(betweenTries);
    }
  }
}
