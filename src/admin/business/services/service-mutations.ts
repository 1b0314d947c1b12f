import { type Service, serviceRoutes } from '../../../contract/business/services.ts';
import { call } from '../../platform/api.ts';
import { importWrite } from '../../platform/import-write.ts';
import { keyOf, nounKey } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';
import type { Pack, ServiceDraft } from './service-draft.ts';

/** Templates get a new version when a service changes. */
const versions = [['templates'], ['page-moves']];
const changes = [nounKey(serviceRoutes.list), ...versions];

export const serviceMutations = {
  save: write({
    mutationFn: ({ draft, over }: { draft: ServiceDraft; over: Pick<Service, 'id' | 'revision'> | null }) =>
      over
        ? call(serviceRoutes.save, { params: { id: over.id }, body: { ...draft, based_on: over.revision } })
        : call(serviceRoutes.create, { body: draft }),
    silentFailure: true,
    remember: (client, service) =>
      client.setQueryData(keyOf(serviceRoutes.read, { params: { id: service.id } }), service),
    // Not after an error: the service may be deleted, and the form holds text that is not saved.
    changes: (_draft, error) => (error ? [] : changes),
  }),

  order: write(serviceRoutes.order, {
    failure: 'The services could not be put in this order',
    changes,
  }),

  remove: write(serviceRoutes.remove, {
    failure: 'The service could not be deleted',
    // Not the service itself: its screen would say that it is missing before it is left.
    changes: [keyOf(serviceRoutes.list), ...versions],
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
