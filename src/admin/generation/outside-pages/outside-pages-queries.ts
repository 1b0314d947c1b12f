import { type AreaInput, areaRoutes } from '../../../contract/business/areas.ts';
import { outsidePageRoutes } from '../../../contract/generation/outside-pages.ts';
import { settingRoutes } from '../../../contract/platform/settings.ts';
import { call } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { keyOf } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';

const all = ['outside-pages'] as const;

/** Which pages of a batch lie outside. Every screen reads it again, because areas and services change. */
export const outsidePagesQuery = (id: string) =>
  readQuery([...all, id], outsidePageRoutes.read, { params: { id } });

/** A batch's lists never change. */
export const placeNamesQuery = (id: string) =>
  readQuery(['place-names', id], outsidePageRoutes.names, {
    params: { id },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Serves one more area. */
export const addArea = write({
  mutationFn: (area: AreaInput) => call(areaRoutes.add, { body: area }),
  failure: 'The area could not be added.',
  done: ({ name }) => `${name} is served`,
  changes: [keyOf(settingRoutes.read), all],
});
