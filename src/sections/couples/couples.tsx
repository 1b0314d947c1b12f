import { Band } from '../parts/band.tsx';
import { TitledList } from '../parts/titled-list.tsx';
import type { SectionProps } from '../section-facts.ts';

/** Customer groups on the left, our services for them on the right. */
export function CouplesSection({ section }: SectionProps<'couples'>) {
  const { description, couple_types, footer_text } = section.content;
  return (
    <Band className="ledger" background="light" section={section} intro={description}>
      <TitledList entries={couple_types} className="ledger-rows" />
      {footer_text !== '' && <p className="ledger-end">{footer_text}</p>}
    </Band>
  );
}
