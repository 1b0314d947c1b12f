import { pageChangeRoutes } from '../../../contract/pages/page-changes.ts';
import { pageRenamingRoutes } from '../../../contract/pages/page-renamings.ts';
import { nounKey } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';

const changes = [nounKey(pageRenamingRoutes.read), nounKey(pageChangeRoutes.list)];

export const pageRenamingMutations = {
  check: write(pageRenamingRoutes.create, { failure: 'The addresses could not be checked', changes }),

  apply: write(pageRenamingRoutes.apply, { failure: 'Action failed', changes }),
};
