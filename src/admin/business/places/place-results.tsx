import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Place, PlaceChart } from '../../../contract/business/places.ts';
import { count, counted } from '../../platform/ui/count.ts';
import { placeKey } from './place-key.ts';
import { PlaceList } from './place-list.tsx';
import { PlaceMap } from './place-map.tsx';

interface PlaceResultsProps {
  places: readonly Place[];
  total: number;
  chart: PlaceChart | null;
  leftOut: ReadonlySet<string>;
  onLeftOut: (keys: ReadonlySet<string>) => void;
}

/** The found places, as a list or on a map, and which are selected. */
export function PlaceResults({ places, total, chart, leftOut, onLeftOut }: PlaceResultsProps) {
  const [view, setView] = useState('list');
  const toggle = (key: string) => {
    const next = new Set(leftOut);
    if (!next.delete(key)) next.add(key);
    onLeftOut(next);
  };
  const chosen = places.length - leftOut.size;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Text component="output" fw={600}>
          {leftOut.size === 0 ? counted(total, 'place') : `${count(chosen)} of ${counted(total, 'place')}`}
        </Text>
        {places.length > 0 && (
          <SegmentedControl
            size="xs"
            aria-label="Show the places as"
            value={view}
            onChange={setView}
            data={[
              { value: 'list', label: 'List' },
              { value: 'map', label: 'Map' },
            ]}
          />
        )}
      </Group>
      {total > places.length && (
        <Text size="sm" c="dimmed">
          The first {count(places.length)} are taken. Narrow the choice to reach the others.
        </Text>
      )}
      {places.length > 0 && (
        <>
          <Group gap="xs">
            <Button size="compact-xs" disabled={leftOut.size === 0} onClick={() => onLeftOut(new Set())}>
              Choose all
            </Button>
            <Button
              size="compact-xs"
              disabled={chosen === 0}
              onClick={() => onLeftOut(new Set(places.map(placeKey)))}
            >
              Choose none
            </Button>
            {view === 'map' && (
              <Text size="xs" c="dimmed">
                Press a dot to leave it out. Use the list by keyboard.
              </Text>
            )}
          </Group>
          {view === 'map' ? (
            <PlaceMap places={places} chart={chart} leftOut={leftOut} onToggle={toggle} />
          ) : (
            <PlaceList places={places} leftOut={leftOut} onToggle={toggle} />
          )}
        </>
      )}
    </Stack>
  );
}
