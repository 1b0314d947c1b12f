import { Band, Prose } from '../parts/band.tsx';
import type { ViewProps } from '../view-facts.ts';

/** A title and its paragraphs. Also what a type nobody knows is drawn as. */
export function TextView({ section }: ViewProps<'text'>) {
  return (
    <Band shape="plain" ground="light" section={section}>
      <Prose text={parted(section.content.content)} />
    </Band>
  );
}

/** Each line of a text section is a paragraph; a blank line is what parts them on the page. */
export function parted(text: string): string {
  return text.replace(/\n+/g, '\n\n');
}
