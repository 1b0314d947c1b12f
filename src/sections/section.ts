import { type LayoutName, layoutOf, type SectionContents } from './section-layouts.ts';

/** A section of one kind, normalised: every field there, every list capped, defaults filled. */
export interface SectionOf<Name extends LayoutName> {
  readonly id: string;
  /** As stored: one of the known types, a preset name, or any other word. */
  readonly type: string;
  readonly title: string;
  readonly content: SectionContents[Name];
  readonly order: number;
}

/** A section of any kind. */
export type Section = SectionOf<LayoutName>;

/**
 * Narrows a section to its kind, so that its view gets the content it draws.
 *
 * @example if (isSectionOf(section, 'faq')) section.content.faqs
 */
export function isSectionOf<Name extends LayoutName>(
  section: Section,
  name: Name,
): section is SectionOf<Name> {
  return layoutOf(section.type) === name;
}
