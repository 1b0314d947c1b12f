import { type PreparedValue, prepareValue } from './prepare-value.ts';

/** A page's placeholder values by name. @example { city: 'Miami', state: 'FL', keyword: 'junk removal' } */
export type FieldValues = Readonly<Record<string, string>>;

/** A page's values by slot, and its seed: all input for a compiled text. */
export interface PageValues {
  readonly seed: number;
  readonly values: readonly PreparedValue[];
  /** True if all values are tame. */
  readonly isTame: boolean;
}

/** Prepares the values of successive pages. Adjacent pages share most values, so they are cached. */
export type PreparePage = (values: FieldValues, seed: number) => PageValues;

/** Cached values per name. */
const MAX_CACHED = 20_000;

export function createPreparePage(names: readonly string[]): PreparePage {
  const remembered = names.map(() => new Map<string, PreparedValue>());
  const missing = names.map(name => prepareValue(name, undefined));

  function prepared(slot: number, name: string, value: string | undefined): PreparedValue | undefined {
    if (value === undefined) return missing[slot];
    const known = remembered[slot]?.get(value);
    if (known !== undefined) return known;
    const fresh = prepareValue(name, value);
    const memory = remembered[slot];
    if (memory !== undefined && memory.size >= MAX_CACHED) memory.clear();
    memory?.set(value, fresh);
    return fresh;
  }

  return (values, seed) => {
    const list: PreparedValue[] = [];
    let isTame = true;
    for (let slot = 0; slot < names.length; slot += 1) {
      const name = names[slot] ?? '';
      const value = prepared(slot, name, valueOf(values, name));
      if (value === undefined) continue;
      isTame &&= value.isTame;
      list.push(value);
    }
    return { seed, values: list, isTame };
  };
}

/** Looks a value up by name, ignoring case. Anything but a text counts as missing. */
export function valueOf(values: FieldValues, name: string): string | undefined {
  const value: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
  if (typeof value === 'string') return value;
  for (const key of Object.keys(values)) {
    if (key.toLowerCase() === name) {
      const other: unknown = values[key];
      return typeof other === 'string' ? other : undefined;
    }
  }
  return undefined;
}
