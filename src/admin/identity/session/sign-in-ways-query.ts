import { accountRoutes } from '../../../contract/identity/account.ts';
import { readQuery } from '../../platform/read-query.ts';

/** How one can sign in and up here. */
export const signInWaysQuery = readQuery(['sign-in-ways'], accountRoutes.ways);
