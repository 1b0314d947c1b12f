import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { placeRoutes } from '../../../contract/business/places.ts';
import { call } from '../../platform/api.ts';

export type PlaceFilter = z.input<typeof placeRoutes.list.query>;

/** The gazetteer never changes while the program runs. */
const forever = { staleTime: Number.POSITIVE_INFINITY };

export const placeQueries = {
  list: (filter: PlaceFilter) =>
    queryOptions({
      ...forever,
      queryKey: ['places', 'list', filter],
      queryFn: ({ signal }) => call(placeRoutes.list, { query: filter, signal }),
      placeholderData: keepPreviousData,
    }),

  counties: (state: string) =>
    queryOptions({
      ...forever,
      queryKey: ['places', 'counties', state],
      queryFn: ({ signal }) => call(placeRoutes.counties, { query: { state }, signal }),
    }),
};
