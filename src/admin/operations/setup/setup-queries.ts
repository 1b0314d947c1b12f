import { largestBrandFile } from '../../../contract/business/brand.ts';
import { type SetupInput, setupRoutes } from '../../../contract/operations/setup.ts';
import { call, ofAtMost, upload } from '../../platform/api.ts';
import { readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';

/** While landing pages are made, their number moves. */
const REFRESH = 1_500;

export const setupQueries = {
  state: () =>
    readQuery(['setup'], setupRoutes.read, {
      refetchInterval: query => (query.state.data?.is_working === true ? REFRESH : false),
    }),

  /** The front page of the draft. */
  preview: (body: SetupInput) =>
    readQuery(['setup', 'preview', body], setupRoutes.preview, { body, retry: false }),

  plan: (body: SetupInput) =>
    readQuery(['setup', 'plan', body], setupRoutes.plan, { body, retry: false, gcTime: 0 }),
};

export const setupWrites = {
  /** Checks if the server would accept the setup; nothing is changed. */
  check: write({
    mutationFn: (body: SetupInput) => call(setupRoutes.plan, { body }),
    silentFailure: true,
  }),

  /** The logo as it would be stored; nothing is changed. */
  logo: write({
    mutationFn: (file: File) =>
      upload(setupRoutes.logo, { params: undefined, file: ofAtMost(largestBrandFile, file) }),
    silentFailure: true,
  }),

  start: write({
    mutationFn: (body: SetupInput) => call(setupRoutes.start, { body }),
    silentFailure: true,
    // Everything that any screen has read is of the demo.
    remember: client => client.resetQueries(),
  }),
};
