import { type LayoutName, layoutOf, type SectionContents } from './section-layouts.ts';

/** A section of one kind, normalized: all fields, capped lists, defaults. */
export interface SectionOf<Name extends LayoutName> {
  readonly id: string;
  /** The type as stored: a known type, a preset name, or any other word. */
  readonly type: string;
  readonly title: string;
  readonly content: SectionContents[Name];
  readonly order: number;
}

/** A section of any kind. */
export type Section = SectionOf<LayoutName>;

/**
 * Narrows a section to its kind, for its component.
 *
 * @example if (isSectionOf(section, 'faq')) section.content.faqs
 */
export function isSectionOf<Name extends LayoutName>(
  section: Section,
  name: Name,
): section is SectionOf<Name> {
  return layoutOf(section.type) === name;
}
