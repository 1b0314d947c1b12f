import { Button, Checkbox, ScrollArea, Text } from '@mantine/core';
import { useState } from 'react';
import type { Place } from '../../../contract/business/places.ts';
import { count } from '../../platform/ui/count.ts';
import { placeKey } from './place-key.ts';
import classes from './place-list.module.css';

/** Initial number of rows; more load on demand. */
const SHOWN = 200;

interface PlaceListProps {
  places: readonly Place[];
  leftOut: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** What the gazetteer found, each with a box to take it or leave it out. */
export function PlaceList({ places, leftOut, onToggle }: PlaceListProps) {
  const [shown, setShown] = useState(SHOWN);
  return (
    <ScrollArea.Autosize mah={320} type="auto" viewportProps={{ tabIndex: 0, 'aria-label': 'Places found' }}>
      <ul className={classes.list}>
        {places.slice(0, shown).map(place => {
          const key = placeKey(place);
          return (
            <li key={key}>
              <Checkbox size="xs" label={key} checked={!leftOut.has(key)} onChange={() => onToggle(key)} />
              <span className={classes.facts}>
                {[place.county, ...place.other_counties].join(', ')}
                {place.population > 0 && ` · ${count(place.population)}`}
                {place.miles !== null && ` · ${place.miles} mi`}
              </span>
            </li>
          );
        })}
      </ul>
      {places.length > shown && (
        <Text size="sm" c="dimmed" component="div">
          <Button size="compact-sm" variant="subtle" onClick={() => setShown(shown + 500)}>
            … and {count(places.length - shown)} more
          </Button>
        </Text>
      )}
    </ScrollArea.Autosize>
  );
}
