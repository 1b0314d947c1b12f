import { isFindingFact } from '../../../contract/business/predicates.ts';
import {
  type CompiledTemplate,
  countSubstance,
  type Facts,
  isOnlyNames,
  nameMark,
  type Substance,
} from '../../../engine/index.ts';
import type { OwnContentOf } from '../../templates/templates/own-sentences.ts';

export interface PlaceContent {
  readonly facts: Pick<Facts, 'has'>;
  /** What the list says of it, by column. */
  readonly values: Readonly<Record<string, string>>;
}

/** A finding is a sentence itself; other facts are a part of one. */
const aFinding = 'It is so.';

/** A value that says something, for the sentences around it. */
const telling = 'a street closed on market days';

/**
 * Counts what a page says of a place. It depends on which facts are known and which columns say something, not on what:
 * places with the same ones are counted once. Of the list’s columns only these are a place’s own.
 */
export function placeCounter(
  compiled: CompiledTemplate,
  own: ReturnType<OwnContentOf>,
  columns: readonly string[],
): (place: PlaceContent) => Substance {
  const facts = compiled.facts.map(({ name }) => name);
  const counted = new Map<string, Substance>();
  return place => {
    const known = facts.filter(name => place.facts.has(name));
    const values = columns.flatMap((name): (readonly [string, string])[] => {
      const value = place.values[name]?.trim() ?? '';
      return value === '' ? [] : [[name, isOnlyNames(value) ? nameMark : telling]];
    });
    const key = JSON.stringify([known, values]);
    const before = counted.get(key);
    if (before) return before;
    const factValues = new Map(known.map(name => [name, isFindingFact(name) ? aFinding : 'x']));
    const fresh = countSubstance(compiled, factValues, { ...own, values: new Map(values) });
    counted.set(key, fresh);
    return fresh;
  };
}
