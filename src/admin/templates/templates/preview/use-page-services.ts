import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { serviceRoutes } from '../../../../contract/business/services.ts';
import { statementRoutes } from '../../../../contract/business/statements.ts';
import type { Facts } from '../../../../engine/index.ts';
import type { PageService } from '../../../../sections/schemas.ts';
import type { Pack } from '../../../business/services/service-draft.ts';
import { listQuery } from '../../../platform/read-query.ts';
import type { PreviewPage } from './render-draft.ts';

const none: readonly PageService[] = [];

/** The facts of a previewed page’s place and service. The same object until something changes. */
export function usePageFacts({ values }: PreviewPage, [service]: readonly PageService[]): Facts {
  const short = (text: string | undefined) => (text ?? '').slice(0, 200);
  const place = { city: short(values.city), state: short(values.state), service: service?.name ?? '' };
  const items = useQuery(listQuery(statementRoutes.facts, { query: place })).data?.items;
  return useMemo(() => new Map(items?.map(({ name, value }) => [name, value])), [items]);
}

/** The service that a previewed page is about, as a list. The same one as long as nothing changes. */
export function usePageServices(pack: Pack, { values }: PreviewPage): readonly PageService[] {
  const keyword = (values.keyword ?? '').slice(0, 200);
  return (
    useQuery(listQuery(serviceRoutes.list, { query: { content_pack: pack, keyword } })).data?.items ?? none
  );
}
