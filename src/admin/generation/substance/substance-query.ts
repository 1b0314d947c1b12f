import { substanceRoutes } from '../../../contract/generation/substance.ts';
import { readQuery } from '../../platform/read-query.ts';

/** What a batch's pages will say. Statements may have changed meanwhile, so it is counted anew when the screen opens. */
export const substanceQuery = (id: string) =>
  readQuery(['statements', 'substance', id], substanceRoutes.read, { params: { id } });
