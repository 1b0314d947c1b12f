import type { ReactNode } from 'react';

/**
 * The frame of every illustration. One hand: an even line, round ends, everything seen from the side and standing on a
 * ground line, and fills printed a little beside their lines as on an old sign. `a` is the blue fill, `b` the sand one.
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
