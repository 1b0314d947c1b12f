import { Band, Prose } from '../parts/band.tsx';
import type { SectionProps } from '../section-facts.ts';

/** A title and its paragraphs. Also the fallback for unknown types. */
export function TextSection({ section }: SectionProps<'text'>) {
  return (
    <Band className="plain" background="light" section={section}>
      <Prose text={parted(section.content.content)} />
    </Band>
  );
}

/** Each line is a paragraph; a blank line separates them on the page. */
export function parted(text: string): string {
  return text.replace(/\n+/g, '\n\n');
}
