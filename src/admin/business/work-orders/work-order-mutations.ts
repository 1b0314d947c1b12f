import { type WorkOrderImport, workOrderRoutes } from '../../../contract/business/work-orders.ts';
import { call } from '../../platform/api.ts';
import { nounKey } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';

/** Batches count what pages say of jobs. */
export const workOrderChanges = [nounKey(workOrderRoutes.list), ['batches']];

interface WorkOrderFile {
  csv: string;
  apply: boolean;
  skip_refused: boolean;
  chosen?: object;
}

export const workOrderMutations = {
  importCsv: write({
    mutationFn: ({ chosen, ...file }: WorkOrderFile): Promise<WorkOrderImport> =>
      call(workOrderRoutes.import, { body: { ...file, ...chosen } }),
    silentFailure: true,
    changes: ({ apply }) => (apply ? workOrderChanges : []),
  }),

  removeAll: write(workOrderRoutes.remove_all, {
    failure: 'The work orders could not be deleted',
    done: 'Work orders deleted. Pages no longer count them.',
    changes: workOrderChanges,
  }),
};
