import type { z } from 'zod';
import { locationRoutes } from '../../../contract/business/locations.ts';
import { placeRoutes } from '../../../contract/business/places.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';

export type PlaceFilter = z.input<typeof placeRoutes.list.query>;

/** The gazetteer never changes while the program runs. */
const forever = { staleTime: Number.POSITIVE_INFINITY };

export const placeQueries = {
  list: (filter: PlaceFilter) =>
    listQuery(['places', 'list', filter], placeRoutes.list, { query: filter, ...forever }),

  names: (locations: string, keywords: string) =>
    readQuery(['places', 'names', locations, keywords], locationRoutes.check, {
      body: { locations, keywords },
      gcTime: 0, // The lists may be long, so their answers are not cached.
    }),

  counties: (state: string) =>
    readQuery(['places', 'counties', state], placeRoutes.counties, { query: { state }, ...forever }),
};
