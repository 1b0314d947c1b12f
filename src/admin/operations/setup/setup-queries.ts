import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type SetupInput, setupRoutes } from '../../../contract/operations/setup.ts';
import { call } from '../../platform/api.ts';

/** While landing pages are made, their number moves. */
const REFRESH = 1_500;

export const setupQueries = {
  state: () =>
    queryOptions({
      queryKey: ['setup'],
      queryFn: ({ signal }) => call(setupRoutes.read, { signal }),
      refetchInterval: query => (query.state.data?.is_working === true ? REFRESH : false),
    }),

  /** The front page of the draft. */
  preview: (body: SetupInput) =>
    queryOptions({
      queryKey: ['setup', 'preview', body],
      queryFn: ({ signal }) => call(setupRoutes.preview, { body, signal }),
      retry: false,
    }),

  plan: (body: SetupInput) =>
    queryOptions({
      queryKey: ['setup', 'plan', body],
      queryFn: ({ signal }) => call(setupRoutes.plan, { body, signal }),
      retry: false,
      gcTime: 0,
    }),
};

export const setupWrites = {
  /** Whether the server would take it; nothing is changed. */
  check: () =>
    mutationOptions({
      mutationFn: (body: SetupInput) => call(setupRoutes.plan, { body }),
      meta: { quiet: true },
    }),

  start: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (body: SetupInput) => call(setupRoutes.start, { body }),
      meta: { quiet: true },
      // Everything that any screen has read is of the demo.
      onSuccess: () => client.resetQueries(),
    }),
};
