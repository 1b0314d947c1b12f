/**
 * The value of a key in an object of known keys. Keys from outside may be `constructor` or `__proto__`, which every
 * object seems to have.
 * @example ownValue({ red: 1 }, 'constructor') // undefined
 */
export function ownValue<Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
