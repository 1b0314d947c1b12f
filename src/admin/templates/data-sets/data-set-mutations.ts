import { dataSetRoutes } from '../../../contract/templates/data-sets.ts';
import { keyOf } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';

export const deleteDataSet = write(dataSetRoutes.remove, {
  failure: 'The data set could not be deleted',
  // Not the set itself: its screen would say that it is missing before it is left.
  changes: [keyOf(dataSetRoutes.list)],
});
