import { Button, List, Text } from '@mantine/core';
import type { PlaceNames } from '../../../contract/business/locations.ts';
import { count, counted } from '../../platform/ui/count.ts';

const shown = 4;

/** Places that no list knows. They may be misspelled, or no towns. */
export function UnknownPlaces({ names }: { names: PlaceNames }) {
  const { places_unknown, first_unknown } = names;
  return (
    <>
      <List size="sm" spacing={4} listStyleType="none">
        {first_unknown.slice(0, shown).map(({ city, state, suggestion, is_own }) => (
          <List.Item key={`${city}, ${state}`} style={{ overflowWrap: 'anywhere' }}>
            <Text span size="sm" fw={500}>
              {city}, {state}
            </Text>
            {is_own && ' – on your list of areas, on your word'}
            {suggestion !== null && ` – did you mean ${suggestion}?`}
          </List.Item>
        ))}
        {places_unknown > shown && <List.Item>… and {count(places_unknown - shown)} more</List.Item>}
      </List>
      <Text size="sm" mt={6}>
        Pages and hubs use these names as they are.
      </Text>
    </>
  );
}

export const unknownTitle = ({ places_unknown }: PlaceNames) =>
  `${counted(places_unknown, 'place is', 'places are')} not on the list of US towns`;

/** Keywords that name a town on the pages of other towns. */
export function KeywordsWithPlaces({ names, onTakeOut }: { names: PlaceNames; onTakeOut?: () => void }) {
  const { keywords_with_places, first_keywords, pages_of_other_places } = names;
  return (
    <>
      <List size="sm" spacing={4} listStyleType="none">
        {first_keywords.slice(0, shown).map(({ keyword, place, without }) => (
          <List.Item key={keyword} style={{ overflowWrap: 'anywhere' }}>
            <Text span size="sm" fw={500}>
              {keyword}
            </Text>{' '}
            names {place}; without it: {without}
          </List.Item>
        ))}
        {keywords_with_places > shown && (
          <List.Item>… and {count(keywords_with_places - shown)} more</List.Item>
        )}
      </List>
      <Text size="sm" mt={6}>
        {counted(pages_of_other_places, 'page')} would name another town than its own.
      </Text>
      {onTakeOut && (
        <Button size="xs" mt="xs" onClick={onTakeOut}>
          Take the place words out
        </Button>
      )}
    </>
  );
}

export const keywordsTitle = ({ keywords_with_places }: PlaceNames) =>
  `${counted(keywords_with_places, 'keyword names', 'keywords name')} a place`;
