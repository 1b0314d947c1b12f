/** Removes NUL and unpaired surrogates from all texts, because PostgreSQL rejects them. */
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(cleanJson);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(
    ([name, one]) => [String(cleanJson(name)), cleanJson(one)] as const,
  );
  return Object.fromEntries(entries);
}

/** True if a JSON text may need cleaning. */
export const needsCleaning = (text: string): boolean => /\\u(?:0000|[dD][89a-fA-F])/.test(text);

export type JsonRow = Readonly<Record<string, unknown>>;

/** True for a JSON object, the only valid form of a row. */
export function isRow(value: unknown): value is JsonRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
