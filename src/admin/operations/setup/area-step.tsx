import {
  MultiSelect,
  NativeSelect,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { PlaceMap } from '../../business/places/place-map.tsx';
import { placeQueries } from '../../business/places/place-queries.ts';
import { stateOptions } from '../../business/places/state-options.ts';
import { NumberField } from '../../platform/ui/number-field.tsx';
import { OwnPlaces } from './own-places.tsx';
import type { StepProps } from './setup-draft.ts';

const PAUSE = 400;
const smallest = 2_000;
const noneLeftOut: ReadonlySet<string> = new Set();

const ways = [
  { value: 'center', label: 'A town' },
  { value: 'counties', label: 'Counties' },
  { value: 'towns', label: 'A list' },
] as const;

/** Where the business works. */
export function AreaStep({ draft, change, problems }: StepProps) {
  const counties = useQuery({
    ...placeQueries.counties(draft.state),
    enabled: draft.by === 'counties' && draft.state !== '',
  });
  const center = useDebouncedValue(`${draft.city.trim()}, ${draft.state}`, PAUSE)[0];
  const isNamed = draft.by === 'center' && draft.city.trim() !== '' && draft.state !== '';
  const places = useQuery({
    ...placeQueries.list({ near: center, radius_miles: draft.miles, min_population: smallest }),
    enabled: isNamed && !center.startsWith(','),
  });
  const state = (
    <NativeSelect
      label="State"
      required
      value={draft.state}
      error={problems.state}
      onChange={event => change({ state: event.currentTarget.value, counties: [] })}
      data={stateOptions('Choose')}
    />
  );
  return (
    <Stack gap="md">
      <SegmentedControl
        fullWidth
        aria-label="How you say where you work"
        data={[...ways]}
        value={draft.by}
        onChange={by => change({ by })}
      />
      {draft.by === 'center' && (
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput
            label="Town"
            required
            value={draft.city}
            error={problems.city}
            onChange={event => change({ city: event.currentTarget.value })}
          />
          {state}
          <NumberField
            label="Miles around it"
            min={1}
            max={500}
            value={draft.miles}
            error={problems.miles}
            onNumber={miles => change({ miles })}
          />
        </SimpleGrid>
      )}
      {draft.by === 'counties' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {state}
          <MultiSelect
            label="Counties"
            required
            searchable
            disabled={draft.state === ''}
            data={counties.data?.items.map(({ county }) => county.replace(/ County$/, '')) ?? []}
            value={[...draft.counties]}
            error={problems.counties}
            onChange={chosen => change({ counties: chosen })}
          />
        </SimpleGrid>
      )}
      {draft.by === 'towns' && (
        <>
          <Textarea
            label="Towns, one a line"
            required
            minRows={4}
            maxRows={12}
            placeholder={'Austin, TX\nRound Rock, TX'}
            value={draft.towns}
            error={problems.towns}
            onChange={event => change({ towns: event.currentTarget.value })}
          />
          <OwnPlaces draft={draft} change={change} />
        </>
      )}
      {places.data && (
        <PlaceMap
          places={places.data.items}
          chart={places.data.chart}
          leftOut={noneLeftOut}
          onToggle={() => undefined}
        />
      )}
      <TextInput
        label="What people call your area"
        description="Pages name your counties while this is empty."
        placeholder="the Bay Area"
        maxLength={60}
        value={draft.region}
        error={problems.region}
        onChange={event => change({ region: event.currentTarget.value })}
      />
      <NumberField
        label="Towns that get pages"
        description="The largest so many. More can be added any time."
        min={1}
        max={200}
        value={draft.most_towns}
        error={problems.most_towns}
        onNumber={most_towns => change({ most_towns })}
      />
    </Stack>
  );
}
