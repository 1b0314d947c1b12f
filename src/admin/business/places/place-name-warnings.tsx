import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { announce } from '../../platform/ui/announce.ts';
import { counted } from '../../platform/ui/count.ts';
import { KeywordsWithPlaces, keywordsTitle, UnknownPlaces, unknownTitle } from './place-name-list.tsx';
import { placeQueries } from './place-queries.ts';
import { withoutPlaces } from './without-places.ts';

interface PlaceNameWarningsProps {
  readonly locations: string;
  readonly keywords: string;
  readonly onKeywords: (keywords: string) => void;
}

/** Longer lists (characters) would be sent over and over while they are typed. The batch is checked in any case. */
const longest = 500_000;
const pause = 600;

/** Says which names of a plan deserve a look, while it is typed. */
export function PlaceNameWarnings({ locations, keywords, onKeywords }: PlaceNameWarningsProps) {
  const [asked] = useDebouncedValue({ locations, keywords }, pause);
  const check = useQuery({
    ...placeQueries.names(asked.locations, asked.keywords),
    enabled: asked.locations.trim() !== '' && asked.locations.length + asked.keywords.length <= longest,
  });
  const names = check.data;
  if (!names) return null;
  return (
    <>
      {names.places_unknown > 0 && (
        <Alert
          color="yellow"
          icon={<IconMapPin aria-hidden />}
          mt="md"
          role="status"
          title={unknownTitle(names)}
        >
          <UnknownPlaces names={names} />
        </Alert>
      )}
      {names.keywords_with_places > 0 && (
        <Alert
          color="yellow"
          icon={<IconMapPin aria-hidden />}
          mt="md"
          role="status"
          title={keywordsTitle(names)}
        >
          <KeywordsWithPlaces
            names={names}
            onTakeOut={() => {
              onKeywords(withoutPlaces(keywords, names.first_keywords));
              announce(`Place words taken out of ${counted(names.first_keywords.length, 'keyword')}`);
            }}
          />
        </Alert>
      )}
    </>
  );
}
