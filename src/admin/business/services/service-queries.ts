import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Service, type serviceInputSchema, serviceRoutes } from '../../../contract/business/services.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import type { FileVerdict } from '../../platform/ui/csv-import.tsx';

export type Pack = Service['content_pack'];
export type ServiceDraft = z.input<typeof serviceInputSchema>;

export const serviceQueries = {
  all: ['services'] as const,

  list: (content_pack: Pack, cursor?: string) =>
    listQuery(['services', 'list', content_pack, cursor], serviceRoutes.list, {
      query: { content_pack, per_page: 200, cursor },
    }),

  /** The service that a keyword names, or none. */
  named: (content_pack: Pack, keyword: string) =>
    listQuery(['services', 'named', content_pack, keyword], serviceRoutes.list, {
      query: { content_pack, keyword },
    }),

  one: (id: string) => readQuery(['services', 'one', id], serviceRoutes.read, { params: { id } }),
};

/** Templates get a new version when a service changes. */
const lookAgain = (client: QueryClient) => {
  for (const key of ['services', 'templates', 'page-moves'])
    void client.invalidateQueries({ queryKey: [key] });
};

export const serviceWrites = {
  save: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({
        draft,
        over,
      }: {
        draft: ServiceDraft;
        over: Pick<Service, 'id' | 'revision'> | null;
      }) =>
        over
          ? call(serviceRoutes.save, { params: { id: over.id }, body: { ...draft, based_on: over.revision } })
          : call(serviceRoutes.create, { body: draft }),
      meta: { quiet: true },
      onSuccess: service => {
        client.setQueryData(serviceQueries.one(service.id).queryKey, service);
        lookAgain(client);
      },
    }),

  /** Texts made from the name of a service. Nothing is stored. */
  draft: () =>
    mutationOptions({
      mutationFn: (body: { name: string; keyword: string | undefined; content_pack: Pack }) =>
        call(serviceRoutes.draft, { body }),
      meta: { failure: 'The texts could not be drafted' },
    }),

  order: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (body: { content_pack: Pack; ids: string[] }) => call(serviceRoutes.order, { body }),
      meta: { failure: 'The services could not be put in this order' },
      onSettled: () => lookAgain(client),
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id }: Pick<Service, 'id'>) => call(serviceRoutes.remove, { params: { id } }),
      meta: { failure: 'The service could not be deleted' },
      onSettled: () => lookAgain(client),
    }),

  importCsv: (client: QueryClient, content_pack: Pack) =>
    mutationOptions({
      mutationFn: async (file: { csv: string; apply: boolean }): Promise<FileVerdict> => {
        const { rows } = await call(serviceRoutes.import, { body: { content_pack, ...file } });
        const counts = { new: 0, changed: 0, same: 0, refused: 0 };
        for (const { verdict } of rows) counts[verdict] += 1;
        return { counts, rows };
      },
      meta: { quiet: true },
      onSuccess: (_, { apply }) => apply && lookAgain(client),
    }),
};
