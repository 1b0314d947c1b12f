import type { Field } from './fields/field.ts';
import { ownValue } from './fields/own-text.ts';
import { readContent } from './read-content.ts';
import { layoutNamed, layoutOf } from './section-layouts.ts';

/**
 * The content somebody wrote, each field of the type in its own shape, whatever shape it was stored in: what an editor shows.
 * Unlike `readSection` it puts no default where nothing was written, and keeps more items than a page shows.
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

/** What a field holds in which nothing was written. */
function emptyOf(field: Field): unknown {
  if (field.control === 'switch' || field.control === 'number') return field.initial;
  return field.maximum === null ? '' : [];
}
