import { BoundedMap } from '../../platform/memory/bounded-map.ts';
import { cacheBounds } from '../../platform/memory/cache-bounds.ts';

const numbers = new WeakMap<object, number>();
const byContent = new BoundedMap<string, number>(
  () => cacheBounds().compiled / 10,
  (_, content) => content.length + 100,
);
let last = 0;

/** A number that identifies an object during its lifetime. */
export function numberOf(thing: object): number {
  const known = numbers.get(thing);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(thing, last);
  return last;
}

/** A number that identifies a text while the process runs. */
export function numberOfText(content: string): number {
  const known = byContent.get(content);
  if (known !== undefined) return known;
  last += 1;
  byContent.set(content, last);
  return last;
}
