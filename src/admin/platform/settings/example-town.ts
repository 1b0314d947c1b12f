import { useQuery } from '@tanstack/react-query';
import { settingRoutes } from '../../../contract/platform/settings.ts';
import { readQuery } from '../read-query.ts';

interface ExampleTown {
  readonly city: string;
  readonly state: string;
  /** @example 'Austin, TX' */
  readonly text: string;
}

/** A town of the business, for hints and previews; any town until it is known. */
export function useExampleTown(): ExampleTown {
  const towns = useQuery(readQuery(settingRoutes.read)).data?.areas.value.towns ?? [];
  const { city, state } = towns[0] ?? { city: 'Springfield', state: 'IL' };
  return { city, state, text: `${city}, ${state}` };
}
