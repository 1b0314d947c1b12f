import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A process at rest uses less of a processor than this: timers and health checks need some 1 %. */
const restShare = 0.05;

/**
 * Collects garbage once, when this process is idle. V8 does so by itself after long work, but keeps the 30 to 40 MB
 * that a start leaves behind. The pause takes some 50 ms.
 * @param span how many milliseconds it has to be idle
 */
export function collectAtRest(span = 60_000): void {
  let before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    if (user + system > span * 1_000 * restShare) return;
    clearInterval(timer);
    collectGarbage();
  }, span).unref();
}

/** What more than after the last release is worth a pause, in bytes. */
const worthIt = 64 * 2 ** 20;

/**
 * Gives memory back to the system whenever work has ended that took much of it. V8 keeps the emptied part of its heap for
 * later, 200 MB after a forecast of 100,000 pages, which the next job and other processes then lack. The pause took 1.1 s
 * on a busy machine.
 * @param span how often it looks, in milliseconds
 */
export function releaseAtRest(isAtRest: () => boolean, span = 5_000): void {
  let before = process.memoryUsage.rss();
  setInterval(() => {
    if (process.memoryUsage.rss() - before < worthIt || !isAtRest()) return;
    collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    before = process.memoryUsage.rss();
  }, span).unref();
}

/**
 * Node exposes its collector only to programs started with a flag. A new context has it once the flag is set. Only the
 * last resort gives emptied parts of the heap back; an argument that is undefined means recent objects alone.
 */
function collectGarbage(...options: readonly Readonly<Record<string, string>>[]): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect(...options);
}
