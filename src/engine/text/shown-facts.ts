import type { CompiledTemplate } from './compile-template.ts';
import type { CompiledField } from './compile-text.ts';
import { factAt, factSlots } from './fact-variants.ts';
import type { PageValues } from './field-values.ts';

const none: readonly string[] = [];
const namesByVariant = new WeakMap<CompiledField, readonly string[]>();

/**
 * The names of the facts that a text of a template shows on a page: no missing ones, and none that a nearer one is told
 * for. Pages with the same ones share a list.
 */
export function shownFacts(
  { facts }: Pick<CompiledTemplate, 'facts'>,
  { factVariants }: CompiledField,
  page: PageValues,
): readonly string[] {
  if (factVariants === null) return none;
  const variant = factVariants.of(page);
  let names = namesByVariant.get(variant);
  if (!names) {
    names = factSlots(variant.pieces).map(slot => facts[factAt(slot)]?.name ?? '');
    namesByVariant.set(variant, names);
  }
  return names;
}
