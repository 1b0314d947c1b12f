/** PostgreSQL takes neither NUL nor half a surrogate pair: both are dropped from every text, however deep it lies. */
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(cleanJson);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(
    ([name, one]) => [String(cleanJson(name)), cleanJson(one)] as const,
  );
  return Object.fromEntries(entries);
}

/** True where a JSON text may hold what has to be cleaned. */
export const needsCleaning = (text: string): boolean => /\\u(?:0000|[dD][89a-fA-F])/.test(text);

export type JsonRow = Readonly<Record<string, unknown>>;

/** True for an object of JSON, which a row has to be. */
export function isRow(value: unknown): value is JsonRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
