import { Alert, NativeSelect, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMapPin } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { placeQueries } from '../../business/places/place-queries.ts';
import { counted } from '../../platform/ui/count.ts';
import { placeShown, type StepProps } from './setup-draft.ts';

const pause = 500;

/** Names in the list of towns that no list knows. One of a neighborhood is kept once its county is chosen. */
export function OwnPlaces({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const { own_counties } = draft;
  const [typed] = useDebouncedValue(draft.towns, pause);
  const { data } = useQuery({ ...placeQueries.names(typed, ''), enabled: typed.trim() !== '' });
  const unknown = data?.first_unknown ?? [];
  const states = [...new Set(unknown.map(({ state }) => state))];
  const counties = useQueries({ queries: states.map(state => placeQueries.counties(state)) });
  if (!data || unknown.length === 0) return null;
  const countiesOf = (state: string) =>
    counties[states.indexOf(state)]?.data?.items.map(({ county }) => county.replace(/ County$/, '')) ?? [];
  const choose = (place: string, county: string) => {
    const { [place]: _, ...others } = own_counties;
    change({ own_counties: county === '' ? others : { ...others, [place]: county } });
  };
  return (
    <Alert
      color="yellow"
      icon={<IconMapPin aria-hidden />}
      title={`${counted(data.places_unknown, 'name is', 'names are')} in no list of towns`}
    >
      <Text size="sm">A neighborhood? Choose its county, and it is kept on your word.</Text>
      <Stack gap="sm" mt="sm">
        {unknown.map(({ city, state, suggestion }) => {
          const place = placeShown({ city, state });
          return (
            <NativeSelect
              key={place}
              label={`County of ${place}`}
              description={
                suggestion === null ? undefined : `Did you mean ${suggestion}? Then correct the list.`
              }
              value={own_counties[place] ?? ''}
              onChange={event => choose(place, event.currentTarget.value)}
              data={[{ value: '', label: 'Not chosen' }, ...countiesOf(state)]}
            />
          );
        })}
      </Stack>
    </Alert>
  );
}
