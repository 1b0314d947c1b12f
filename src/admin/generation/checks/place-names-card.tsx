import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Batch } from '../../../contract/generation/batches.ts';
import { checkRoutes } from '../../../contract/generation/checks.ts';
import {
  KeywordsWithPlaces,
  keywordsTitle,
  UnknownPlaces,
  unknownTitle,
} from '../../business/places/place-name-list.tsx';
import { readQuery } from '../../platform/read-query.ts';
import { FoldedPanel } from '../../platform/ui/folded-panel.tsx';

/** Names in the lists of a planned batch that deserve a look before it is approved. */
export function PlaceNamesCard({ batch }: { batch: Batch }) {
  const isOpen = batch.is_planned && batch.status === 'planning';
  const { data: names } = useQuery(
    readQuery(checkRoutes.names, {
      params: { id: batch.id },
      staleTime: Number.POSITIVE_INFINITY,
      enabled: isOpen,
    }),
  );
  if (!isOpen || !names) return null;
  return (
    <>
      {names.places_unknown > 0 && (
        <FoldedPanel title={unknownTitle(names)}>
          <UnknownPlaces names={names} />
        </FoldedPanel>
      )}
      {names.keywords_with_places > 0 && (
        <FoldedPanel title={keywordsTitle(names)}>
          <KeywordsWithPlaces names={names} />
          <Text size="sm">To change the list, cancel this batch and plan it again.</Text>
        </FoldedPanel>
      )}
    </>
  );
}
