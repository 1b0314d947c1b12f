import { publishingScheduleRoutes as routes } from '../../../contract/generation/publishing-schedules.ts';
import { pageKeys } from '../../pages/pages/page-keys.ts';
import { nounKey } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';
import { batchKeys } from '../batches/batch-queries.ts';
import { setPaceDraft } from './pace-draft.ts';

const changes = [nounKey(routes.list), ...batchKeys, ...pageKeys];

export const scheduleMutations = {
  start: write(routes.start, {
    failure: 'The schedule could not be created.',
    done: 'Publishing schedule set',
    remember: (client, _schedule, { params }) => setPaceDraft(client, params.id, null),
    changes,
  }),
  change: write(routes.change, {
    failure: 'The schedule could not be changed.',
    done: 'Pace changed',
    remember: (client, _schedule, { params }) => setPaceDraft(client, params.id, null),
    changes,
  }),
  pause: write(routes.pause, {
    done: 'Publishing paused',
    failure: 'Publishing could not be paused.',
    changes,
  }),
  resume: write(routes.resume, {
    done: 'Publishing resumed',
    failure: 'Publishing could not be resumed.',
    changes,
  }),
  cancel: write(routes.cancel, {
    done: 'Publishing schedule cancelled',
    failure: 'The schedule could not be cancelled.',
    changes,
  }),
};
