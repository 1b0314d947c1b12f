import { isFixedFact } from '../../../contract/business/predicates.ts';
import { slug } from '../../../engine/index.ts';
import type { ValuePath } from './locate-value.ts';
import type { Pack, PackFiles } from './pack.ts';
import type { PackProblem } from './pack-problem.ts';
import { sharedPredicates } from './predicates.ts';
import { problemAt } from './read-document.ts';

const file = 'facts.json';

/** What contradicts in the list of what can be stated. */
export function checkFacts(pack: Pack, files: PackFiles): readonly PackProblem[] {
  const text = files.get(file);
  if (text === undefined) return [];
  const shared = new Set(sharedPredicates().map(({ name }) => name));
  const services = new Set(pack.services.map(({ name }) => slug(name)));
  const first = new Map<string, number>();
  const tell = (path: ValuePath, message: string) => problemAt(file, text, path, { message });
  return pack.facts.flatMap(({ name, of, services: its = [], question = '' }, index): PackProblem[] => {
    const before = first.get(name);
    if (before === undefined) first.set(name, index);
    const found: PackProblem[] = [];
    if (shared.has(name))
      found.push(
        tell([index, 'name'], `“${name}” is shared by all packs. Take it out, or choose another name.`),
      );
    if (before !== undefined)
      found.push(tell([index, 'name'], `“${name}” is entry ${before + 1} already. Take one of them out.`));
    if (of.some(kind => isFixedFact(`${kind}.${name}`)))
      found.push(tell([index, 'name'], `“${name}” is a fact of the program. Choose another name.`));
    for (const [at, one] of its.entries())
      if (!services.has(one))
        found.push(
          tell([index, 'services', at], `Service “${one}” not found. Write a service’s name as an address.`),
        );
    for (const [placeholder] of question.matchAll(/\{\{[^{}]*\}\}/g))
      if (placeholder !== '{{place}}')
        found.push(tell([index, 'question'], `${placeholder} is not known here. Write {{place}}.`));
    return found;
  });
}
