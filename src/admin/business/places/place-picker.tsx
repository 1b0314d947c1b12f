import { Button, Group, NativeSelect, Paper, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { errorMessage } from '../../platform/api-error.ts';
import { useExampleTown } from '../../platform/settings/example-town.ts';
import { counted } from '../../platform/ui/count.ts';
import { NumberField } from '../../platform/ui/number-field.tsx';
import { placeKey } from './place-key.ts';
import { type PlaceFilter, placeQueries } from './place-queries.ts';
import { PlaceResults } from './place-results.tsx';
import { stateOptions } from './state-options.ts';

const PAUSE = 400;
const sizes = [
  { value: '0', label: 'Any size' },
  { value: '1000', label: '1,000 people and more' },
  { value: '5000', label: '5,000 people and more' },
  { value: '10000', label: '10,000 people and more' },
  { value: '25000', label: '25,000 people and more' },
  { value: '50000', label: '50,000 people and more' },
  { value: '100000', label: '100,000 people and more' },
];

interface Choice {
  state: string;
  county: string;
  near: string;
  radius: number;
  population: string;
}

const nothing: Choice = { state: '', county: '', near: '', radius: 25, population: '0' };

interface PlaceChoiceProps {
  onAdd: (lines: string) => void;
  /** Receives the selected places, one a line; empty once the picker is closed. */
  onPicked: (lines: string) => void;
}

/**
 * Places of the built-in gazetteer: by state, county, around a town, by size; selected ones are added to the locations.
 */
export function PlacePicker({ beside, ...choice }: PlaceChoiceProps & { beside?: ReactNode }) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const panel = useId();
  return (
    <div>
      <Group gap="xs" mt="xs" className="buttons">
        <Button
          size="compact-sm"
          leftSection={<IconMapPin size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={toggle}
        >
          Pick places
        </Button>
        {beside}
      </Group>
      <div id={panel}>{isOpen && <PlaceChoice {...choice} />}</div>
    </div>
  );
}

function PlaceChoice({ onAdd, onPicked }: PlaceChoiceProps) {
  const exampleTown = useExampleTown();
  const [choice, setChoice] = useState(nothing);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [asked] = useDebouncedValue(choice, PAUSE);
  const counties = useQuery({ ...placeQueries.counties(choice.state), enabled: choice.state !== '' });
  const isAsking = asked.state !== '' || asked.near.trim() !== '';
  const places = useQuery({ ...placeQueries.list(filterOf(asked)), enabled: isAsking });
  const found = isAsking && !places.isError ? places.data : undefined;
  const change = (changes: Partial<Choice>) => {
    setChoice(before => ({ ...before, ...changes }));
    setLeftOut(new Set());
  };
  // While the next places load, the previous ones are shown.
  const isShown = asked === choice && !places.isPlaceholderData;
  const taken = found?.items.filter(place => !leftOut.has(placeKey(place))) ?? [];
  const lines = isShown ? taken.map(placeKey).join('\n') : '';
  const tell = useEffectEvent(onPicked);
  useEffect(() => {
    tell(lines);
    return () => tell('');
  }, [lines]);
  return (
    <Paper component="section" aria-label="Pick places" p="md" mt="xs">
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <NativeSelect
            label="State"
            value={choice.state}
            onChange={event => change({ state: event.currentTarget.value, county: '' })}
            data={stateOptions('Choose a state')}
          />
          <NativeSelect
            label="County"
            value={choice.county}
            disabled={choice.state === ''}
            onChange={event => change({ county: event.currentTarget.value })}
            data={[
              { value: '', label: 'All counties' },
              ...(counties.data?.items ?? []).map(one => ({
                value: one.county,
                label: `${one.county} (${one.places})`,
              })),
            ]}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label="Around a town"
            placeholder={exampleTown.text}
            value={choice.near}
            error={asked.near && places.isError ? errorMessage(places.error) : undefined}
            onChange={event => change({ near: event.currentTarget.value })}
          />
          <NumberField
            label="Within miles"
            styles={{ wrapper: { maxWidth: 'none' } }}
            min={1}
            max={500}
            value={choice.radius}
            disabled={choice.near === ''}
            onNumber={radius => change({ radius })}
          />
        </SimpleGrid>
        <NativeSelect
          label="Population"
          value={choice.population}
          onChange={event => change({ population: event.currentTarget.value })}
          data={sizes}
        />
        {found && (
          <PlaceResults
            places={found.items}
            total={found.total}
            chart={found.chart}
            leftOut={leftOut}
            onLeftOut={setLeftOut}
          />
        )}
        <Group justify="space-between" gap="xs">
          <Button disabled={lines === ''} onClick={() => onAdd(lines)}>
            {found ? `Add ${counted(taken.length, 'place')} to the locations` : 'Add places'}
          </Button>
          <Text size="xs" c="dimmed">
            {found?.attribution ?? 'Choose a state, or a town to look around.'}
          </Text>
        </Group>
      </Stack>
    </Paper>
  );
}

function filterOf({ state, county, near, radius, population }: Choice): PlaceFilter {
  return {
    state,
    county: state && county,
    near: near.trim(),
    radius_miles: near.trim() ? Math.min(500, Math.max(1, radius)) : undefined,
    min_population: population === '0' ? undefined : Number(population),
  };
}
