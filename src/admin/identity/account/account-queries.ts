import { accountRoutes } from '../../../contract/identity/account.ts';
import { readQuery } from '../../platform/read-query.ts';

export const accountQueries = {
  all: ['account'] as const,

  own: readQuery(['account', 'own'], accountRoutes.read),

  sessions: readQuery(['account', 'sessions'], accountRoutes.sessions),
};
