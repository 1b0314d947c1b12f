import { createRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { root } from './root-route.tsx';
import { sessionQuery } from './session/session-query.ts';
import { AdminRefused, NotStaff } from './shell/admin-refused.tsx';
import { AdminShell } from './shell/admin-shell.tsx';

/** A search value that people may have mangled by hand is dropped, not an error. */
export const optionalText = z.string().max(500).optional().catch(undefined);

/** What every screen of staff stands in: only for admins. For others no screen begins to read anything. */
export const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (!session.user) redirect({ to: '/auth', search: { from: location.href }, throw: true });
    if (session.role !== 'admin') throw new NotStaff();
  },
  component: AdminShell,
  errorComponent: AdminRefused,
});
