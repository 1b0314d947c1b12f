/** True when arrays and objects stand inside each other more than `most` levels deep. Walks without recursion. */
export function isDeeperThan(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap(one => (one !== null && typeof one === 'object' ? Object.values(one) : []));
  }
  return false;
}
