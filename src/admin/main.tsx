import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './ui/theme.css';
import { createQueryClient } from './query-client.ts';
import { createAdminRouter } from './routes.tsx';
import { sessionQuery, signedOut } from './session/session-query.ts';
import { theme } from './ui/theme.ts';

const queryClient = createQueryClient(onSignedOut);
const router = createAdminRouter(queryClient);

/** The session ended while someone was at work: sign in, then back to the same place. */
function onSignedOut() {
  const { pathname, href } = router.state.location;
  if (pathname === '/auth') return;
  queryClient.setQueryData(sessionQuery.queryKey, signedOut);
  void router.navigate({ to: '/auth', search: { from: href } });
}

const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <ModalsProvider>
            <Notifications position="bottom-right" />
            <RouterProvider router={router} />
          </ModalsProvider>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}
