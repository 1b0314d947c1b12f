import { ownValue } from './fields/own-text.ts';
import type { Section } from './section.ts';
import { type LayoutName, layoutNamed, layoutOf, type SectionContents } from './section-layouts.ts';

/** A normalized section after the engine filled it. */
interface FilledSection {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly content: unknown;
  readonly order: number;
}

/**
 * A filled section, ready to render. Filling may empty a text or change an address, so all fields are read again.
 * Unlike `readSection` it adds no defaults for empty texts.
 *
 * @example finishedSection({ ...section, content: { button_url: 'javascript:x' } }).content.button_url // ''
 */
export function finishedSection(filled: FilledSection): Section {
  const { id, type, title, order } = filled;
  return { id, type, title, content: finishedContent(layoutOf(type), Object(filled.content)), order };
}

function finishedContent<Name extends LayoutName>(
  name: Name,
  content: Readonly<Record<string, unknown>>,
): SectionContents[Name];
function finishedContent(name: LayoutName, content: Readonly<Record<string, unknown>>): unknown {
  const fields = Object.entries(layoutNamed(name).fields);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, field.read(ownValue(content, name), () => undefined)]),
  );
}
