/** A value or a promise of it. Awaiting a cached value would cost more than rendering the page. */
export type MaybePromise<Value> = Value | Promise<Value>;

/** @example mapMaybePromise(findTown(name), town => town.pages) // a promise only where the town was one */
export function mapMaybePromise<Value, Result>(
  value: MaybePromise<Value>,
  use: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(use) : use(value);
}
