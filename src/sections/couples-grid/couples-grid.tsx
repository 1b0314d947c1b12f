import { Band } from '../parts/band.tsx';
import { SideRow } from '../parts/side-row.tsx';
import { TitledList } from '../parts/titled-list.tsx';
import type { SectionProps } from '../section-facts.ts';

/** Situations, as cards of uneven height, set like notes on a board. */
export function CouplesGridSection({ section }: SectionProps<'couples_grid'>) {
  const { description, couples } = section.content;
  return (
    <Band className="notes" background="sky" section={section} intro={description}>
      {couples.length > 0 && (
        <SideRow name={section.title}>
          <TitledList entries={couples} className="notes-board" />
        </SideRow>
      )}
    </Band>
  );
}
