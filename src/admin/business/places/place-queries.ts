import type { z } from 'zod';
import { placeRoutes } from '../../../contract/business/places.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';

export type PlaceFilter = z.input<typeof placeRoutes.list.query>;

/** The gazetteer never changes while the program runs. */
const forever = { staleTime: Number.POSITIVE_INFINITY };

export const placeQueries = {
  list: (filter: PlaceFilter) =>
    listQuery(['places', 'list', filter], placeRoutes.list, { query: filter, ...forever }),

  counties: (state: string) =>
    readQuery(['places', 'counties', state], placeRoutes.counties, { query: { state }, ...forever }),
};
