import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { sessionQuery } from '../identity/session/session-query.ts';
import { root } from './root-route.tsx';

const customer = createRoute({
  getParentRoute: () => root,
  path: '/customer',
  beforeLoad: async ({ context, location }) => {
    const session = await context.queryClient.ensureQueryData(sessionQuery);
    if (!session.user) redirect({ to: '/auth', search: { from: location.href }, throw: true });
  },
  component: lazyRouteComponent(
    () => import('../audience/customer-home/customer-shell.tsx'),
    'CustomerShell',
  ),
});

const customerHome = createRoute({
  getParentRoute: () => customer,
  path: '/',
  validateSearch: z.object({ after: z.string().max(500).optional().catch(undefined) }),
  component: lazyRouteComponent(
    () => import('../audience/customer-home/customer-home-screen.tsx'),
    'CustomerHomeScreen',
  ),
});

const customerAccount = createRoute({
  getParentRoute: () => customer,
  path: '/account',
  validateSearch: z.object({ error: z.string().max(500).optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('../identity/account/account-screen.tsx'), 'AccountScreen'),
});

/** The screens of customers, by address. */
export const customerRoutes = customer.addChildren([customerHome, customerAccount]);
