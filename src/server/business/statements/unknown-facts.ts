import type { CompiledTemplate, PlacedIssue } from '../../../engine/index.ts';
import type { Pack } from '../packs/pack.ts';
import { isFactName } from '../packs/predicates.ts';

/** Facts that texts of this pack can't name: their sentences would never show. */
export function unknownFacts({ facts }: Pick<CompiledTemplate, 'facts'>, pack: Pack): PlacedIssue[] {
  return facts
    .filter(({ name }) => !isFactName(name, pack))
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
