import { Band } from '../parts/band.tsx';
import { TitledList } from '../parts/titled-list.tsx';
import type { SectionProps } from '../section-facts.ts';

/** Situations, as cards of uneven height, set like notes on a board. */
export function CouplesGridSection({ section }: SectionProps<'couples_grid'>) {
  const { description, couples } = section.content;
  return (
    <Band className="notes" background="sky" section={section} intro={description}>
      {couples.length > 0 && (
        // On phones the cards are in a row; arrow keys scroll it when it has the focus.
        <div className="notes-row" role="group" aria-label={section.title} tabIndex={0}>
          <TitledList entries={couples} className="notes-board" />
        </div>
      )}
    </Band>
  );
}
