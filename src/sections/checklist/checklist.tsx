import { BesideScene } from '../illustrations/thing.tsx';
import { Band } from '../parts/band.tsx';
import type { SectionProps } from '../section-facts.ts';

/** Short entries beside a drawing. */
export function ChecklistSection({ section, facts }: SectionProps<'checklist'>) {
  const { items, drawing } = section.content;
  return (
    <Band
      className="item-list"
      background="sky"
      section={section}
      beside={drawing === '' ? undefined : <BesideScene facts={facts} about={drawing} />}
    >
      <ul className="ticks">
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </Band>
  );
}
