import { transferRoutes } from '../../../contract/operations/transfers.ts';
import { write } from '../../platform/write.ts';

export const deleteImport = (onDeleted?: () => void) =>
  write(transferRoutes.removeImport, {
    failure: 'The import could not be deleted',
    done: 'Import deleted',
    remember: () => onDeleted?.(),
  });
