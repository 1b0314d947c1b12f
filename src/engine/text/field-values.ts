import { type Facts, LayeredFacts, noFacts } from './facts.ts';
import type { NameSlots } from './piece.ts';
import { type PreparedValue, prepareFact, prepareValue } from './prepare-value.ts';
import { PreparedTexts } from './prepared-texts.ts';

/** A page's placeholder values by name. @example { city: 'Miami', state: 'FL', keyword: 'junk removal' } */
export type FieldValues = Readonly<Record<string, string>>;

/** Facts by their own index. Undefined: not known of this page's subjects. */
type PreparedFacts = readonly (PreparedValue | undefined)[];

/** The facts of a page that hardly another page has. */
export interface OwnFacts {
  /** The facts of the pages around it, without these; the same object for all of them. */
  readonly shared: PreparedFacts;
  /** Where the page’s own stand in its facts. */
  readonly indexes: readonly number[];
}

/** A page's values by slot, and its seed: all input for a compiled text. */
export interface PageValues {
  readonly seed: number;
  readonly values: readonly PreparedValue[];
  readonly facts: PreparedFacts;
  /** Undefined: none of its facts is its own. */
  readonly own?: OwnFacts | undefined;
  /** True if all values are tame. */
  readonly isTame: boolean;
}

/** Prepares the values of successive pages. Pages share most values, so they are cached. */
export type PreparePage = (values: FieldValues, seed: number, facts?: Facts) => PageValues;

/** Facts of counties and services are on the pages of many towns. */
const factTexts = new PreparedTexts(prepareFact);

/** Names that are on many templates: those of services share their towns. */
const MAX_NAMES = 100;
const valuesByName = new Map<string, PreparedTexts>();

/** The prepared values of a name, for all texts that have it. */
function valuesOf(name: string, hasArticle = false): PreparedTexts {
  const key = hasArticle ? `a ${name}` : name;
  const known = valuesByName.get(key);
  if (known) return known;
  if (valuesByName.size >= MAX_NAMES) valuesByName.clear();
  const fresh = new PreparedTexts(text => prepareValue(name, text, hasArticle));
  valuesByName.set(key, fresh);
  return fresh;
}

export function createPreparePage({
  names,
  articles,
  facts: factNames,
}: Pick<NameSlots, 'names' | 'articles' | 'facts'>): PreparePage {
  const remembered = names.map((name, slot) => valuesOf(name, articles[slot]));
  const missing = names.map(name => prepareValue(name, undefined));
  const ofFacts = new WeakMap<Facts, PreparedFacts>();
  function sharedFacts(facts: Facts): PreparedFacts {
    const known = ofFacts.get(facts);
    if (known) return known;
    const fresh = factNames.map(name => factTexts.get(facts.get(name) ?? ''));
    ofFacts.set(facts, fresh);
    return fresh;
  }
  const indexOf = new Map(factNames.map((name, index) => [name, index]));
  function preparedFacts(facts: Facts): Pick<PageValues, 'facts' | 'own'> {
    if (!(facts instanceof LayeredFacts)) return { facts: sharedFacts(facts), own: undefined };
    const shared = sharedFacts(facts.shared);
    const all = shared.slice();
    const indexes: number[] = [];
    for (const [name, text] of facts.own) {
      const index = indexOf.get(name);
      const fact = index === undefined ? undefined : prepareFact(text);
      if (index === undefined || fact === undefined) continue;
      all[index] = fact;
      indexes.push(index);
    }
    return { facts: all, own: { shared, indexes } };
  }

  return (values, seed, facts = noFacts) => {
    const list: PreparedValue[] = [];
    let isTame = true;
    for (let slot = 0; slot < names.length; slot += 1) {
      const name = names[slot] ?? '';
      const text = valueOf(values, name);
      const value = text === undefined ? missing[slot] : remembered[slot]?.get(text);
      if (value === undefined) continue;
      isTame &&= value.isTame;
      list.push(value);
    }
    return { seed, values: list, isTame, ...preparedFacts(facts) };
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
