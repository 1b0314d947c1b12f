import { Band, Prose } from '../parts/band.tsx';
import type { ViewProps } from '../view-facts.ts';

/** A title and its paragraphs. Also what a type nobody knows is drawn as. */
export function TextView({ section }: ViewProps<'text'>) {
  return (
    <Band shape="plain" ground="light" section={section}>
      <Prose text={section.content.content} />
    </Band>
  );
}
