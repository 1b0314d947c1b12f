/** A value that is here, or on its way. To wait for one that is here costs a page more than to make it. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** @example mapMaybePromise(findTown(name), town => town.pages) // a promise only where the town was one */
export function mapMaybePromise<Value, Result>(
  value: MaybePromise<Value>,
  use: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(use) : use(value);
}
