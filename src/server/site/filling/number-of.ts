const numbers = new WeakMap<object, number>();
const byContent = new Map<string, number>();
const mostContents = 10_000;
let last = 0;

/** A number that stands for one object and no other, for as long as it lives. */
export function numberOf(thing: object): number {
  const known = numbers.get(thing);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(thing, last);
  return last;
}

/** The same number for all objects that say the same. */
export function numberOfContent(thing: object): number {
  const known = numbers.get(thing);
  if (known !== undefined) return known;
  const content = JSON.stringify(thing);
  const number = byContent.get(content) ?? ++last;
  if (byContent.size >= mostContents) byContent.clear();
  byContent.set(content, number);
  numbers.set(thing, number);
  return number;
}
