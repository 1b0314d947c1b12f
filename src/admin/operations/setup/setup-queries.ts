import { setupRoutes } from '../../../contract/operations/setup.ts';
import { readQuery } from '../../platform/read-query.ts';

/** While landing pages are made, their number moves. */
const REFRESH = 1_500;

export const setupQuery = readQuery(setupRoutes.read, {
  refetchInterval: query => (query.state.data?.is_working === true ? REFRESH : false),
});
