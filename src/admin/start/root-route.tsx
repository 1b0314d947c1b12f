import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Navigate } from '@tanstack/react-router';

/** What every screen's address begins with. */
export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  notFoundComponent: () => <Navigate to="/admin" replace />,
});
