import type { LayoutName, SectionContents } from './section-layouts.ts';

/** Copy for one kind of section: a template, with placeholders and spin text still in it. */
export interface SectionSample<Name extends LayoutName> {
  readonly title: string;
  readonly content: SectionContents[Name];
}
