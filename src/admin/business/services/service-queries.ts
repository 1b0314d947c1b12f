import type { z } from 'zod';
import { type Service, type serviceInputSchema, serviceRoutes } from '../../../contract/business/services.ts';
import { call } from '../../platform/api.ts';
import { importWrite } from '../../platform/import-write.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

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
const versions = [['templates'], ['page-moves']];
const changes = [serviceQueries.all, ...versions];

export const serviceWrites = {
  save: write({
    mutationFn: ({ draft, over }: { draft: ServiceDraft; over: Pick<Service, 'id' | 'revision'> | null }) =>
      over
        ? call(serviceRoutes.save, { params: { id: over.id }, body: { ...draft, based_on: over.revision } })
        : call(serviceRoutes.create, { body: draft }),
    silentFailure: true,
    remember: (client, service) => client.setQueryData(serviceQueries.one(service.id).queryKey, service),
    // Not after an error: the service may be deleted, and the form holds text that is not saved.
    changes: (_draft, error) => (error ? [] : changes),
  }),

  /** Generates texts from the name of a service. Stores nothing. */
  draft: write({
    mutationFn: (body: { name: string; keyword: string | undefined; content_pack: Pack }) =>
      call(serviceRoutes.draft, { body }),
    failure: 'The texts could not be drafted',
  }),

  order: write({
    mutationFn: (body: { content_pack: Pack; ids: string[] }) => call(serviceRoutes.order, { body }),
    failure: 'The services could not be put in this order',
    changes,
  }),

  remove: write({
    mutationFn: ({ id }: Pick<Service, 'id'>) => call(serviceRoutes.remove, { params: { id } }),
    failure: 'The service could not be deleted',
    // Not the service itself: its screen would say that it is missing before it is left.
    changes: [['services', 'list'], ['services', 'named'], ...versions],
  }),

  importCsv: (content_pack: Pack) =>
    importWrite({
      send: async file => {
        const { rows } = await call(serviceRoutes.import, { body: { content_pack, ...file } });
        const counts = { new: 0, changed: 0, same: 0, refused: 0 };
        for (const { verdict } of rows) counts[verdict] += 1;
        return { counts, rows };
      },
      nameOf: ({ name }) => name,
      changes,
    }),
};
