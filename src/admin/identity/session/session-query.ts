import { queryOptions } from '@tanstack/react-query';
import { type Session, sessionRoutes } from '../../../contract/identity/session.ts';
import { call } from '../../platform/api.ts';
import { sessionLoss } from './session-loss.ts';

const sessionKey = ['session'];

/**
 * Who is signed in, and with which role. After the session ends, the former user stays here until they sign in again or
 * leave.
 */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal, client }) => {
    const session = await call(sessionRoutes.read, { signal });
    const known = client.getQueryData<Session>(sessionKey);
    if (session.user || !known?.user) return session;
    sessionLoss.happened();
    return known;
  },
  staleTime: 5 * 60_000,
});

export const signedOut: Session = { user: null, role: null };
