import { substanceRoutes } from '../../../contract/generation/substance.ts';
import { readQuery } from '../../platform/read-query.ts';

/** The facts of a batch's pages. Counted again when the screen opens, because statements change. */
export const substanceQuery = (id: string) =>
  readQuery(['statements', 'substance', id], substanceRoutes.read, { params: { id } });
