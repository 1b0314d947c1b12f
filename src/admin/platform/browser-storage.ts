import type { z } from 'zod';

/* The storage of this browser. It may be full or switched off: then nothing is stored. */

/** What is stored under the key; null if there is nothing, or it can't be read. */
export function readStored<Value>(key: string, schema: z.ZodType<Value>): Value | null {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Whether it is stored now. */
export function store(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
