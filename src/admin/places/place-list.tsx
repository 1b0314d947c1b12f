import { ScrollArea, Text } from '@mantine/core';
import type { Place } from '../../contract/places.ts';
import { count, counted } from '../ui/count.ts';
import classes from './place-list.module.css';

/** More than people read; the rest is counted. */
const SHOWN = 200;

/** What the gazetteer found: how many, and which. */
export function PlaceList({ places, total }: { places: readonly Place[]; total: number }) {
  return (
    <div>
      <Text component="output" display="block" fw={600}>
        {counted(total, 'place')}
      </Text>
      {total > places.length && (
        <Text size="sm" c="dimmed">
          The first {count(places.length)} are taken. Narrow the choice to reach the others.
        </Text>
      )}
      {places.length > 0 && (
        <ScrollArea.Autosize
          mah={220}
          type="auto"
          viewportProps={{ tabIndex: 0, 'aria-label': 'Places found' }}
        >
          <ul className={classes.list}>
            {places.slice(0, SHOWN).map(place => (
              <li key={`${place.city} ${place.county}`}>
                <span>
                  {place.city}, {place.state}
                </span>
                <span className={classes.facts}>
                  {place.county}
                  {place.population > 0 && ` · ${count(place.population)}`}
                  {place.miles !== null && ` · ${place.miles} mi`}
                </span>
              </li>
            ))}
          </ul>
          {places.length > SHOWN && (
            <Text size="sm" c="dimmed">
              … and {count(places.length - SHOWN)} more
            </Text>
          )}
        </ScrollArea.Autosize>
      )}
    </div>
  );
}
