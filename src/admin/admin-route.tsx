import type { QueryClient } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { root } from './root-route.tsx';
import { sessionQuery } from './session/session-query.ts';
import { AdminShell } from './shell/admin-shell.tsx';

/** A search value that people may have mangled by hand is dropped, not an error. */
export const optionalText = z.string().max(500).optional().catch(undefined);

/** What screens read ahead with. */
type Reader = Pick<QueryClient, 'prefetchQuery'>;

/** For people who are no admins and are told so: what they would be refused is not asked for. */
const readsNothing: Reader = { prefetchQuery: async () => undefined };

/** What every screen of staff stands in: only for who is signed in. */
export const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: async ({ context, location }): Promise<{ queryClient: Reader }> => {
    const { user, role } = await context.queryClient.ensureQueryData(sessionQuery);
    if (!user) redirect({ to: '/auth', search: { from: location.href }, throw: true });
    return { queryClient: role === 'admin' ? context.queryClient : readsNothing };
  },
  component: AdminShell,
});
