import { queryOptions } from '@tanstack/react-query';
import { accountRoutes } from '../../contract/account.ts';
import { type Session, sessionRoutes } from '../../contract/session.ts';
import { call } from '../api.ts';

/** Who is signed in, and with which role. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call(sessionRoutes.read, { signal }),
  staleTime: 5 * 60_000,
});

/** How one can sign in and up here. */
export const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: ({ signal }) => call(accountRoutes.ways, { signal }),
});

export const signedOut: Session = { user: null, role: null };
