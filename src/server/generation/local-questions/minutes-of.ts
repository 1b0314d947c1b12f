/** Seconds of an answer: to read, look up and type. The same question of another town is quicker. */
const first = 60;
const again = 20;

/**
 * About how many minutes these questions take. Each is named by its predicate.
 * @example minutesOf(['access', 'access', 'housing']) // 3
 */
export function minutesOf(predicates: readonly string[]): number {
  const kinds = new Set(predicates).size;
  return Math.ceil((kinds * first + (predicates.length - kinds) * again) / 60);
}
