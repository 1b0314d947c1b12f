import type { IllustrationSet } from './illustration-set.ts';

/** The small sign of each trade, and what one gets there besides. */
export const tradeMarks = { hauling: 'truck', marriage: 'rings', recovery: 'chair' } as const;
export const promiseMarks = { hauling: 'donation', marriage: 'certificate', recovery: 'box' } as const;

export type MarkName =
  | 'phone'
  | 'calendar'
  | (typeof tradeMarks)[IllustrationSet]
  | (typeof promiseMarks)[IllustrationSet];

/** A sign that the style sheet draws: `drawings.css` has it for each ground and line it stands with. */
export function Mark({ name }: { readonly name: MarkName }) {
  return <i className={`art art-${name}`} />;
}
