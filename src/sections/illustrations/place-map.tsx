import { Fragment } from 'react';
import type { PlaceDrawing } from '../page-facts.ts';

/** Land, water and towns from real boundaries. The page's own town is highlighted; its neighbors are lighter. */
export function PlaceMap({ drawing, fills }: { readonly drawing: PlaceDrawing; readonly fills?: boolean }) {
  return (
    <svg
      className="art art-place"
      viewBox={drawing.view}
      preserveAspectRatio={fills ? 'xMidYMid slice' : 'xMidYMid meet'}
      role="img"
      aria-label={drawing.label}
    >
      {drawing.lands.map(land => (
        <path key={land.path} className={land.is_home ? 'home' : 'land'} d={land.path} />
      ))}
      {drawing.dots.map(({ x, y, name, is_here, label_side }) => (
        <Fragment key={name}>
          <circle
            className={is_here ? 'here' : undefined}
            cx={x}
            cy={y}
            r={(is_here ? 6 : 3) * drawing.scale}
          />
          {label_side !== null && (
            <text
              className={is_here ? 'here' : undefined}
              x={label_side === 'left' ? x - 6 : x + (is_here ? 9 : 6)}
              y={y + 4}
              textAnchor={label_side === 'left' ? 'end' : undefined}
            >
              {name}
            </text>
          )}
        </Fragment>
      ))}
    </svg>
  );
}
