import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { factorPath } from '../identity/session/open-second-factor-setup.ts';
import { sessionQuery } from '../identity/session/session-query.ts';
import { root } from './root-route.tsx';
import { AdminShell } from './shell/admin-shell.tsx';

/** Drops an invalid search value instead of failing, because people edit addresses. */
export const optionalText = z.string().max(500).optional().catch(undefined);

/** What screens read ahead with. */
type Reader = Pick<QueryClient, 'prefetchQuery'>;

/** Without admin rights or second factor: shows a notice and fetches no admin data. */
const readsNothing: Reader = { prefetchQuery: async () => undefined };

/** Loads a screen's first data while its code is loaded. The screen retries failed reads, and shows the error. */
export function readAhead<T, Key extends QueryKey>(
  { queryClient }: { readonly queryClient: Reader },
  query: () => Promise<FetchQueryOptions<T, Error, T, Key>>,
): void {
  void query().then(
    asked => queryClient.prefetchQuery(asked),
    () => undefined,
  );
}

export const templateList = async () =>
  (await import('../templates/templates/template-queries.ts')).templateQueries.list();

/** Layout of every staff screen. Requires a session. */
export const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: async ({ context, location }): Promise<{ queryClient: Reader }> => {
    const { user, role, needs_factor } = await context.queryClient.ensureQueryData(sessionQuery);
    if (!user) redirect({ to: '/auth', search: { from: location.href }, throw: true });
    if (needs_factor && location.pathname !== factorPath) {
      redirect({ to: factorPath, search: { from: location.href }, replace: true, throw: true });
    }
    return { queryClient: role === 'admin' && !needs_factor ? context.queryClient : readsNothing };
  },
  component: AdminShell,
});
