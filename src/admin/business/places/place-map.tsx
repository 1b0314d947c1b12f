import { useMemo } from 'react';
import type { Place, PlaceChart } from '../../../contract/business/places.ts';
import { count } from '../../platform/ui/count.ts';
import { layOutPlaces } from './lay-out-places.ts';
import { placeKey } from './place-key.ts';
import classes from './place-map.module.css';

interface PlaceMapProps {
  places: readonly Place[];
  chart: PlaceChart | null;
  leftOut: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/**
 * The places as dots on the map, larger for more people, over the outlines of counties. Choosing by hand works with the
 * mouse here and with the keyboard in the list of the same places.
 */
export function PlaceMap({ places, chart, leftOut, onToggle }: PlaceMapProps) {
  const layout = useMemo(() => layOutPlaces(places, chart), [places, chart]);
  const chosen = places.length - places.filter(place => leftOut.has(placeKey(place))).length;
  const { box } = layout;
  return (
    <div
      role="presentation"
      className={classes.frame}
      onClick={event => {
        const key = event.target instanceof Element ? event.target.getAttribute('data-place') : null;
        if (key) onToggle(key);
      }}
    >
      <svg
        viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
        role="img"
        aria-label={`Map of ${count(places.length)} places, ${count(chosen)} chosen`}
        className={classes.map}
      >
        {chart?.outlines.map(outline => (
          <path
            key={outline.path}
            d={outline.path}
            className={classes.county}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {layout.dots.map(({ key, x, y, radius, title }) => (
          <circle
            key={key}
            data-place={key}
            data-out={leftOut.has(key) || undefined}
            cx={x}
            cy={y}
            r={radius}
            className={classes.dot}
            vectorEffect="non-scaling-stroke"
          >
            <title>{title}</title>
          </circle>
        ))}
        {layout.labels.map(({ key, x, y, text }) => (
          <text key={key} x={x} y={y} fontSize={layout.letter} className={classes.name}>
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
