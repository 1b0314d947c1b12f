import type { z } from 'zod';

/* The storage of this browser. It may be full or switched off: then nothing is stored. */

/** All tabs share the browser's storage. A tab's own ends with the tab. */
type Where = 'browser' | 'tab';

const storageOf = (where: Where) => (where === 'tab' ? sessionStorage : localStorage);

/** What is stored under the key; null if there is nothing, or it can't be read. */
export function readStored<Value>(
  key: string,
  schema: z.ZodType<Value>,
  where: Where = 'browser',
): Value | null {
  try {
    return schema.safeParse(JSON.parse(storageOf(where).getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Stores a value. True if it is stored now. */
export function store(key: string, value: object, where: Where = 'browser'): boolean {
  try {
    storageOf(where).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string, where: Where = 'browser'): void {
  try {
    storageOf(where).removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
