import { useQuery } from '@tanstack/react-query';
import type { PageService } from '../../../../sections/schemas.ts';
import { type Pack, serviceQueries } from '../../../business/services/service-queries.ts';

const none: readonly PageService[] = [];

/** The services that pages of a trade may show. The same list as long as nothing changes. */
export function usePageServices(pack: Pack): readonly PageService[] {
  return useQuery(serviceQueries.list(pack)).data?.items ?? none;
}
