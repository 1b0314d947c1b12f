import { notifications } from '@mantine/notifications';
import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query';
import { errorMessage, isOfKind, isRefusal } from './api-error.ts';
import { FreshQueryClient } from './fresh-query-client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `silentFailure`: the screen shows the failure itself. `failure`: words to put before the reason. */
    mutationMeta: { silentFailure?: boolean | undefined; failure?: string | undefined };
  }
}

/** What a refusal may mean for everything on the screen. */
interface Refused {
  readonly onSignedOut: () => void;
  /** The company asks for a second factor that this admin does not have. */
  readonly onFactorNeeded: () => void;
}

/** The cache of everything read from the server, and the one place where failures of writes are announced. */
export function createQueryClient({ onSignedOut, onFactorNeeded }: Refused): QueryClient {
  const notice = (error: unknown) => {
    if (isOfKind(error, 'signed-out')) onSignedOut();
    if (isRefusal(error, 'factor-needed')) onFactorNeeded();
  };
  return new FreshQueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        notice(error);
        if (!mutation.meta?.silentFailure) showFailure(error, mutation.meta?.failure);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, error) => count < 2 && isOfKind(error, 'network', 'unavailable'),
      },
    },
  });
}

function showFailure(error: unknown, failure: string | undefined) {
  notifications.show({
    color: 'red',
    title: failure ?? 'Action failed',
    message: errorMessage(error),
    autoClose: 10_000,
  });
}
