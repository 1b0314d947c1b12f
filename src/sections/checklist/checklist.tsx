import { Thing } from '../illustrations/thing.tsx';
import { Band } from '../parts/band.tsx';
import type { ViewProps } from '../view-facts.ts';

/** Short entries beside a drawing. */
export function ChecklistView({ section, facts }: ViewProps<'checklist'>) {
  const { items, drawing } = section.content;
  return (
    <Band
      shape="item-list"
      ground="sky"
      section={section}
      beside={drawing === '' ? undefined : <Thing of={facts.fallbacks.illustrations} about={drawing} />}
    >
      <ul className="ticks">
        {items.map((item, place) => (
          <li key={place}>{item}</li>
        ))}
      </ul>
    </Band>
  );
}
