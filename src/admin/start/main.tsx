import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '../platform/ui/theme.css';
import { openSecondFactorSetup } from '../identity/session/open-second-factor-setup.ts';
import { sessionLoss } from '../identity/session/session-loss.ts';
import { sessionQuery, signedOut } from '../identity/session/session-query.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { keepFocus } from '../platform/ui/keep-focus.ts';
import { theme } from '../platform/ui/theme.ts';
import { createAdminRouter } from './routes.tsx';

// After a timeout, as is usual, React would first put a box that was ticked back to how it was.
notifyManager.setScheduler(queueMicrotask);
const queryClient = createQueryClient({
  onSignedOut,
  onFactorNeeded: () => void openSecondFactorSetup(router),
});
const router = createAdminRouter(queryClient);

/** The session ended while the user was working. */
function onSignedOut() {
  if (router.state.location.pathname !== '/auth') sessionLoss.happened();
}

const SignInAgain = lazy(async () => ({
  default: (await import('../identity/session/sign-in-again.tsx')).SignInAgain,
}));

/** Asks to sign in again after a session loss. Leaving returns to the same screen later. */
function SessionGuard() {
  const isLost = useSyncExternalStore(sessionLoss.subscribe, sessionLoss.isLost);
  if (!isLost) return null;
  const leave = async () => {
    const { href } = router.state.location;
    queryClient.setQueryData(sessionQuery.queryKey, signedOut);
    sessionLoss.isOver();
    await router.navigate({ to: '/auth', search: { from: href } });
    queryClient.removeQueries({ predicate: query => query.queryKey[0] !== sessionQuery.queryKey[0] });
  };
  return (
    <Suspense fallback={null}>
      <SignInAgain onLeave={() => void leave()} />
    </Suspense>
  );
}

const place = document.getElementById('root');
if (place) {
  keepFocus();
  createRoot(place).render(
    <StrictMode>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <ModalsProvider>
            <Notifications position="top-left" className="notices" />
            <RouterProvider router={router} />
            <SessionGuard />
          </ModalsProvider>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
