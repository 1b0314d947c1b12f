import { useQuery } from '@tanstack/react-query';
import type { PageService } from '../../../../sections/schemas.ts';
import { type Pack, serviceQueries } from '../../../business/services/service-queries.ts';
import type { PreviewPage } from './draw-draft.ts';

const none: readonly PageService[] = [];

/** The service that a previewed page is about, as a list. The same one as long as nothing changes. */
export function usePageServices(pack: Pack, { values }: PreviewPage): readonly PageService[] {
  const keyword = (values.keyword ?? '').slice(0, 200);
  return useQuery(serviceQueries.named(pack, keyword)).data?.items ?? none;
}
