import { isFactName } from '../../../contract/business/predicates.ts';
import type { CompiledTemplate, PlacedIssue } from '../../../engine/index.ts';

/** A fact that can't be stated: its sentence would never show. */
export function unknownFacts({ facts }: Pick<CompiledTemplate, 'facts'>): PlacedIssue[] {
  return facts
    .filter(({ name }) => !isFactName(name))
    .map(({ name, where }) => ({
      where,
      code: 'unknown-fact',
      level: 'problem',
      message: `“${name}” is not a known fact. Type {{fact: in the editor and choose one.`,
      line: 1,
      column: 1,
      excerpt: `{{fact:${name}}}`,
    }));
}
