import { type Likeness, likenessRoutes } from '../../../contract/generation/likeness.ts';
import { readQuery } from '../../platform/read-query.ts';

/** How often (ms) the screen asks while it is computed. */
const COMPUTING_POLL = 700;
const WAITING_POLL = 2_500;

/** It is being computed, or waits for that. */
export const isUnderWay = (forecast: Pick<Likeness, 'state'> | null | undefined) =>
  forecast?.state === 'waiting' || forecast?.state === 'computing';

/** A batch's similarity forecast. */
export const likenessQueries = {
  one: (id: string) =>
    readQuery(likenessRoutes.read, {
      params: { id },
      refetchInterval: ({ state: { data } }) => {
        if (isUnderWay(data) || isUnderWay(data?.outlook)) return COMPUTING_POLL;
        // The template was just saved, so the forecast may not have started yet.
        return data?.is_template_newer && !data.outlook ? WAITING_POLL : false;
      },
    }),
};

/** The key of approving a batch: the card shows that it waits. */
export const approving = (id: string) => ['batches', 'approve', id];
