import { Fragment } from 'react';
import type { AreaMap } from '../page-facts.ts';

type Dot = AreaMap['dots'][number];

/** What a phone shows of a filling map on each side of its middle, and the width of a letter there. */
const phone = { reach: 122, letter: 6.5 };

/** Land, water and towns from real boundaries. The page's own town is highlighted; its neighbors are lighter. */
export function PlaceMap({ map, fills }: { readonly map: AreaMap; readonly fills?: boolean }) {
  const [left = 0, , width = 0] = map.view_box.split(' ').map(Number);
  const middle = left + width / 2;
  return (
    <svg
      className="art art-place"
      viewBox={map.view_box}
      preserveAspectRatio={fills ? 'xMidYMid slice' : 'xMidYMid meet'}
      role="img"
      aria-label={map.label}
    >
      {map.lands.map(land => (
        <path key={land.path} className={land.is_home ? 'home' : 'land'} d={land.path} />
      ))}
      <path
        className="dots"
        d={map.dots.flatMap(dot => (dot.is_here ? [] : round(dot, 3 * map.scale))).join('')}
      />
      {map.dots.map(dot => (
        <Fragment key={dot.name}>
          {dot.is_here && <circle cx={dot.x} cy={dot.y} r={rounded(6 * map.scale)} />}
          {dot.label_side !== null && (
            <text
              className={labelClass(dot, middle)}
              x={dot.label_side === 'left' ? dot.x - 6 : dot.x + (dot.is_here ? 9 : 6)}
              y={dot.y + 4}
              textAnchor={dot.label_side === 'left' ? 'end' : undefined}
            >
              {dot.name}
            </text>
          )}
        </Fragment>
      ))}
    </svg>
  );
}

/** The circle of a dot as a part of one path: a map of many towns would be as long as its page. */
function round({ x, y }: Dot, radius: number): string {
  const r = rounded(radius);
  return `M${x} ${y - r}a${r} ${r} 0 1 0 .1 0z`;
}

const rounded = (length: number) => Math.round(length * 10) / 10;

/** A phone hides a far name: it would cut it. */
function labelClass({ x, name, is_here, label_side }: Dot, middle: number): string | undefined {
  if (is_here) return 'here';
  const length = (name.length + 1) * phone.letter;
  const reach = label_side === 'left' ? [x - length, x] : [x, x + length];
  return reach.some(end => Math.abs(end - middle) > phone.reach) ? 'far' : undefined;
}
