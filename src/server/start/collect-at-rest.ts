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

/** Node exposes its collector only to programs started with a flag. A new context has it once the flag is set. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
