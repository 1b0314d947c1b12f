const numbers = new WeakMap<object, number>();
const byContent = new Map<string, number>();
const maxContents = 10_000;
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
  const number = numberOfText(JSON.stringify(thing));
  numbers.set(thing, number);
  return number;
}

/** A number that stands for a text, and for no other as long as the program runs. */
export function numberOfText(content: string): number {
  const known = byContent.get(content);
  if (known !== undefined) return known;
  last += 1;
  if (byContent.size >= maxContents) byContent.clear();
  byContent.set(content, last);
  return last;
}
