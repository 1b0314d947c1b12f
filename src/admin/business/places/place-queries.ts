import { locationRoutes } from '../../../contract/business/locations.ts';
import { placeRoutes } from '../../../contract/business/places.ts';
import type { InputOf } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';

export type PlaceFilter = NonNullable<InputOf<typeof placeRoutes.list>['query']>;

/** The gazetteer never changes while the program runs. */
const forever = { staleTime: Number.POSITIVE_INFINITY };

export const placeQueries = {
  list: (query: PlaceFilter) => listQuery(placeRoutes.list, { query, ...forever }),

  /** The lists may be long, so their answers are not cached. */
  names: (locations: string, keywords: string) =>
    readQuery(locationRoutes.check, { body: { locations, keywords }, gcTime: 0 }),

  counties: (state: string) => readQuery(placeRoutes.counties, { query: { state }, ...forever }),
};
