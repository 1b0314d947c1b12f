/** True for a plain object, the only thing whose fields are ever looked at. */
export function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** An object's own value: what it inherits, or hides under `__proto__`, is nobody's content. */
export function ownValue(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Of an object, the first of these fields that holds something; anything else unchanged. */
export function ownText(raw: unknown, names: readonly string[]): unknown {
  if (!isRecord(raw)) return raw;
  for (const name of names) {
    const value = ownValue(raw, name);
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}
