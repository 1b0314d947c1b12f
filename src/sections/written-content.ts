import type { Field } from './fields/field.ts';
import { ownValue } from './fields/own-text.ts';
import { readContent } from './read-content.ts';
import { layoutNamed, layoutOf } from './section-layouts.ts';

/**
 * The stored content in its normalized shape, for the editor. Unlike `readSection` it adds no defaults and keeps
 * more items than a page shows.
 *
 * @example writtenContent('faq', '{"faqs":["How soon? | Today."]}').faqs // [{ question: 'How soon?', answer: 'Today.' }]
 */
export function writtenContent(type: string, raw: unknown): Record<string, unknown> {
  const layout = layoutNamed(layoutOf(type));
  const stored = readContent(layout, raw, () => undefined);
  return Object.fromEntries(
    Object.entries(layout.fields).map(([name, field]) => {
      const value = ownValue(stored, name);
      const nothing = value === undefined || value === null;
      return [name, nothing ? emptyOf(field) : field.read(value, () => undefined)];
    }),
  );
}

/** The value of an empty field. */
function emptyOf(field: Field): unknown {
  if (field.control === 'switch' || field.control === 'number') return field.initial;
  return field.maximum === null ? '' : [];
}
