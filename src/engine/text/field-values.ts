import type { NameSlots } from './piece.ts';
import { type PreparedValue, prepareFact, prepareValue } from './prepare-value.ts';

/** A page's placeholder values by name. @example { city: 'Miami', state: 'FL', keyword: 'junk removal' } */
export type FieldValues = Readonly<Record<string, string>>;

/** Facts by subject and predicate; the same object for all pages of a place. @example new Map([['county.drop_off', '5490 Reese Road, Davie']]) */
export type Facts = ReadonlyMap<string, string>;

export const noFacts: Facts = new Map();

/** A page's values by slot, and its seed: all input for a compiled text. */
export interface PageValues {
  readonly seed: number;
  readonly values: readonly PreparedValue[];
  /** Undefined: not known of this page's subjects. */
  readonly facts: readonly (PreparedValue | undefined)[];
  /** True if all values are tame. */
  readonly isTame: boolean;
}

/** Prepares the values of successive pages. Adjacent pages share most values, so they are cached. */
export type PreparePage = (values: FieldValues, seed: number, facts?: Facts) => PageValues;

/** Cached values per name. */
const MAX_CACHED = 20_000;

export function createPreparePage({
  names,
  articles,
  facts: factNames,
}: Pick<NameSlots, 'names' | 'articles' | 'facts'>): PreparePage {
  const remembered = names.map(() => new Map<string, PreparedValue>());
  const missing = names.map(name => prepareValue(name, undefined));

  function prepared(slot: number, name: string, value: string | undefined): PreparedValue | undefined {
    if (value === undefined) return missing[slot];
    const known = remembered[slot]?.get(value);
    if (known !== undefined) return known;
    const fresh = prepareValue(name, value, articles[slot]);
    const memory = remembered[slot];
    if (memory !== undefined && memory.size >= MAX_CACHED) memory.clear();
    memory?.set(value, fresh);
    return fresh;
  }

  const ofFacts = new WeakMap<Facts, PageValues['facts']>();
  function preparedFacts(facts: Facts): PageValues['facts'] {
    const known = ofFacts.get(facts);
    if (known) return known;
    const fresh = factNames.map(name => prepareFact(facts.get(name)));
    ofFacts.set(facts, fresh);
    return fresh;
  }

  return (values, seed, facts = noFacts) => {
    const list: PreparedValue[] = [];
    let isTame = true;
    for (let slot = 0; slot < names.length; slot += 1) {
      const name = names[slot] ?? '';
      const value = prepared(slot, name, valueOf(values, name));
      if (value === undefined) continue;
      isTame &&= value.isTame;
      list.push(value);
    }
    return { seed, values: list, isTame, facts: preparedFacts(facts) };
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
