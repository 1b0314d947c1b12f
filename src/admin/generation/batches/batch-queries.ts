import { infiniteQueryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Batch } from '../../../contract/generation/batches.ts';
import { batchRoutes } from '../../../contract/generation/batches.ts';
import { call } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { isRunning } from './batch-status.ts';

type BatchFilter = z.input<typeof batchRoutes.list.query>;

const RUNNING_POLL = 2_000;
const IDLE_POLL = 30_000;

/** Everything read about batches. Lists look again by themselves, often while something in them is running. */
export const batchQueries = {
  all: ['batches'] as const,

  list: (filter: BatchFilter = {}) =>
    listQuery(['batches', 'list', filter], batchRoutes.list, {
      query: filter,
      refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? RUNNING_POLL : IDLE_POLL),
    }),

  metrics: () =>
    readQuery(['batches', 'list', 'metrics'], batchRoutes.metrics, { refetchInterval: IDLE_POLL }),

  one: (id: string) => readQuery(['batches', 'one', id], batchRoutes.read, { params: { id } }),

  preview: (batch: Pick<Batch, 'id' | 'status' | 'is_planned'>) =>
    listQuery(['batches', 'preview', batch.id, batch.status, batch.is_planned], batchRoutes.preview, {
      params: { id: batch.id },
    }),

  failureReasons: (batch: Pick<Batch, 'id' | 'status' | 'total_failed' | 'total_skipped'>) =>
    listQuery(
      ['batches', 'failure-reasons', batch.id, batch.status, batch.total_failed, batch.total_skipped],
      batchRoutes.failureReasons,
      { params: { id: batch.id } },
    ),

  /** Looks again while a batch becomes ready by itself. */
  generationPreview: (ids: readonly string[]) =>
    readQuery(['batches', 'generation-preview', ids], batchRoutes.generationPreview, {
      body: { ids: [...ids] },
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.not_ready.some(batch => batch.is_under_way) ? RUNNING_POLL : false,
    }),

  revertPreview: (id: string) =>
    readQuery(['batches', 'revert-preview', id], batchRoutes.revertPreview, { params: { id }, staleTime: 0 }),

  plansOfState: (id: string, state: string) =>
    infiniteQueryOptions({
      queryKey: ['batches', 'plans', id, state],
      queryFn: ({ pageParam, signal }) =>
        call(batchRoutes.plans, {
          params: { id },
          query: { state, per_page: 50, cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: page => page.next_cursor ?? undefined,
    }),
};

/** The latest batches, shared by the dashboard and the sidebar so that both ask once. */
export const latestBatches = batchQueries.list({ per_page: 20 });
