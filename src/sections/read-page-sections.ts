import { finishedSection } from './finished-section.ts';
import { readSections } from './read-sections.ts';
import type { Section } from './section.ts';
import { isForSitePages } from './section-layouts.ts';
import { writtenContent } from './written-content.ts';

/**
 * The sections of a site page in order. Its author wrote all that it says: only the kinds that site pages alone have fall
 * back on built-in labels, because their other defaults are the samples of one trade.
 *
 * @example readPageSections([{ type: 'cta', title: 'Call us' }])[0].content.certificate_benefits // []
 */
export function readPageSections(raw: readonly unknown[]): readonly Section[] {
  return readSections(raw).sections.map((section, index) => {
    if (isForSitePages(section.type)) return section;
    const written = Object(raw[index]);
    return finishedSection({
      ...section,
      title: typeof written.title === 'string' ? written.title : '',
      content: writtenContent(section.type, written.content),
    });
  });
}
