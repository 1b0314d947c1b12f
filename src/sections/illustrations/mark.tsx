import type { IllustrationSet } from './illustration-set.ts';

/** The small sign of each trade, and its extra benefit. */
export const tradeMarks = { hauling: 'truck', marriage: 'rings', recovery: 'chair' } as const;
export const promiseMarks = { hauling: 'donation', marriage: 'certificate', recovery: 'box' } as const;

export type MarkName =
  | 'phone'
  | 'calendar'
  | (typeof tradeMarks)[IllustrationSet]
  | (typeof promiseMarks)[IllustrationSet];

/** A sign that `drawings.css` draws for each background and line color. */
export function Mark({ name }: { readonly name: MarkName }) {
  return <i className={`art art-${name}`} />;
}
