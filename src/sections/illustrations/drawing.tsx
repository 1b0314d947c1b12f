import type { ReactNode } from 'react';

/**
 * The frame of every illustration: even lines, round ends, side views on a ground line.
 * Fills are slightly offset, as on an old sign. `a` is the blue fill, `b` the sand one.
 */
export function Drawing({
  box,
  name,
  children,
}: {
  readonly box: string;
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <svg className={`art art-${name}`} viewBox={box} aria-hidden="true">
      {children}
    </svg>
  );
}
