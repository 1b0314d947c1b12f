import type { ReactNode } from 'react';

interface SideRowProps {
  /** What the row is about, for screen readers. */
  readonly name: string;
  /** One list. */
  readonly children: ReactNode;
}

/** A list that is a row on phones, with the next entry in sight. Arrow keys scroll it when it has the focus. */
export function SideRow({ name, children }: SideRowProps) {
  return (
    <div className="side-row" role="group" aria-label={name} tabIndex={0}>
      {children}
    </div>
  );
}
