import {
  type LayoutName,
  readPageSections,
  type Section,
  type SectionContents,
} from '../../../sections/schemas.ts';

/**
 * A section that the program writes. Its type is its id; a page has one of each.
 * @example sectionOf('page_heading', 'Finished work', { lead: 'Jobs that are done.' })
 */
export function sectionOf<Name extends LayoutName>(
  type: Name,
  title: string,
  content: Partial<SectionContents[Name]>,
): Section {
  const [section] = readPageSections([{ id: type, type, title, content }]);
  if (!section) throw new Error(`No section of type ${type}`);
  // Its texts are finished: reading them would change their line breaks.
  return { ...section, title, content: { ...section.content, ...content } };
}
