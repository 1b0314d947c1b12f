/** True for a plain object. Fields of other objects are never read. */
export function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** An object's own value, without inherited properties and `__proto__`. */
export function ownValue(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/**
 * The first of these fields of an object that holds something; undefined if none does. Values that are no object stay
 * unchanged.
 */
export function ownText(raw: unknown, names: readonly string[]): unknown {
  if (!isRecord(raw)) return raw;
  for (const name of names) {
    const value = ownValue(raw, name);
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}
