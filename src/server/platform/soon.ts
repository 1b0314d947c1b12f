/** A value that is here, or on its way. To wait for one that is here costs a page more than to make it. */
export type Soon<Value> = Value | Promise<Value>;

/** @example whenHere(findTown(name), town => town.pages) // a promise only where the town was one */
export function whenHere<Value, Result>(
  value: Soon<Value>,
  use: (value: Value) => Soon<Result>,
): Soon<Result> {
  return value instanceof Promise ? value.then(use) : use(value);
}
