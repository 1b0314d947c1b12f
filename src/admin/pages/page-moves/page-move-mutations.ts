import { pageChangeRoutes } from '../../../contract/pages/page-changes.ts';
import { type PageConflicts, pageMoveRoutes } from '../../../contract/pages/page-moves.ts';
import { pageRoutes } from '../../../contract/pages/pages.ts';
import { call } from '../../platform/api.ts';
import { nounKey } from '../../platform/route-key.ts';
import { counted } from '../../platform/ui/count.ts';
import { write } from '../../platform/write.ts';
import { pageKeys } from '../pages/page-keys.ts';

type Choice = 'mine' | 'theirs';

const changes = [nounKey(pageMoveRoutes.outdated), ...pageKeys, nounKey(pageChangeRoutes.list)];

export const pageMoveMutations = {
  start: write(pageMoveRoutes.start, { failure: 'The pages could not be moved', changes }),

  updateBatch: write(pageMoveRoutes.updateBatch, { failure: 'The batch could not be updated', changes }),

  resolveAll: write(pageMoveRoutes.resolve, {
    failure: 'The conflicts could not be resolved',
    done: ({ resolved_pages, is_complete }) =>
      `${counted(resolved_pages, 'page')} resolved.${is_complete ? '' : ' More conflicts remain. Run again.'}`,
    changes,
  }),

  /** Answers one conflict of one page. */
  resolve: write({
    mutationFn: ({ page, place, choice }: { page: PageConflicts; place: number; choice: Choice }) => {
      const conflict = page.conflicts[place];
      const at = conflict ? { section_id: conflict.section_id, path: conflict.path } : null;
      return call(pageRoutes.update, {
        params: { id: page.page_id },
        body: {
          overrides: {
            revision: page.revision,
            ...(at && choice === 'theirs' ? { remove: [at] } : {}),
            ...(at && conflict && choice === 'mine' ? { set: [{ ...at, text: conflict.mine }] } : {}),
          },
        },
      });
    },
    failure: 'The conflict could not be resolved',
    changes,
  }),
};
