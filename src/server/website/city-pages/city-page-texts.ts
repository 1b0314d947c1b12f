import { cityPageCopy } from '../../../../content/site-copy/city-page.ts';
import { predicateNamed } from '../../../contract/business/predicates.ts';
import { type CompiledText, compileText, type Facts, fillText } from '../../../engine/index.ts';

/*
 * The copy of composed pages, compiled once. A sentence without its fact is left out, as on landing pages.
 */

const compiled = new Map<string, CompiledText>();

for (const line of linesOf(cityPageCopy)) compiled.set(line, compileText(line, { kind: 'prose', key: line }));

/** Every fact that the copy names, as texts name it. */
export const namedFacts: readonly string[] = [
  ...new Set([...compiled.values()].flatMap(({ facts }) => facts)),
];

/** Of these, the predicates that somebody has to state. */
export const cityPageFacts: readonly string[] = namedFacts
  .map(name => name.replace(/^place\./, ''))
  .filter(name => predicateNamed(name) !== null);

export interface CityValues {
  readonly city: string;
  readonly state: string;
  readonly facts: Facts;
}

/** A text of the copy for one town; empty where its fact is missing. */
export function cityText(line: string, { city, state, facts }: CityValues): string {
  const text = compiled.get(line);
  if (!text) throw new Error(`Not a line of the copy of composed pages: ${line}`);
  return fillText(text, { city, state }, 0, facts);
}

/** Names the facts of these lines that are known. */
export function factsIn(lines: readonly string[], facts: Facts): readonly string[] {
  return lines.flatMap(line => compiled.get(line)?.facts ?? []).filter(name => facts.has(name));
}

function linesOf(copy: unknown): string[] {
  if (typeof copy === 'string') return [copy];
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(linesOf) : [];
}
