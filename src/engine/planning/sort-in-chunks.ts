/** Values sorted or merged between two yields: a few milliseconds of work. */
const valuesPerStep = 4_096;

/** Returns a sorted copy, with pauses. Equal values keep their order. */
export function* sortInChunks<Value>(
  values: readonly Value[],
  compare: (one: Value, other: Value) => number,
): Generator<void, Value[]> {
  let runs: Value[][] = [];
  for (let start = 0; start < values.length; start += valuesPerStep) {
    runs.push(values.slice(start, start + valuesPerStep).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: Value[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* merge(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Value>(
  left: Value[],
  right: Value[],
  compare: (one: Value, other: Value) => number,
): Generator<void, Value[]> {
  if (right.length === 0) return left;
  const merged: Value[] = [];
  const [fromLeft, fromRight] = [left.values(), right.values()];
  let [one, other] = [fromLeft.next(), fromRight.next()];
  while (!(one.done && other.done)) {
    if (!one.done && (other.done || compare(one.value, other.value) <= 0)) {
      merged.push(one.value);
      one = fromLeft.next();
    } else if (!other.done) {
      merged.push(other.value);
      other = fromRight.next();
    }
    if (merged.length % valuesPerStep === 0) yield;
  }
  return merged;
}
