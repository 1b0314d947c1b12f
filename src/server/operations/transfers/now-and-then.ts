/** Lets through one call in `interval` ms, so that telling how far work got costs nothing beside the work. */
export function nowAndThen<A extends unknown[]>(
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
