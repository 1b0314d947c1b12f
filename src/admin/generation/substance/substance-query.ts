import { substanceRoutes } from '../../../contract/generation/substance.ts';
import { readQuery } from '../../platform/read-query.ts';

/** What a batch's pages will say. Counted again when the screen opens, because statements change. */
export const substanceQuery = (id: string) =>
  readQuery(['statements', 'substance', id], substanceRoutes.read, { params: { id } });
