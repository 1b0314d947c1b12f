/** Throttles a function to one call per `interval` ms, so that progress reports cost nothing. */
export function throttle<A extends unknown[]>(
  interval: number,
  tell: (...words: A) => Promise<void>,
): (...words: A) => Promise<void> {
  let next = 0;
  return async (...words) => {
    if (performance.now() < next) return;
    next = performance.now() + interval;
    await tell(...words);
  };
}
