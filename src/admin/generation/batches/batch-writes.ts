import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { DeletedPages } from '../../../contract/generation/batch-input.ts';
import type { Batch } from '../../../contract/generation/batches.ts';
import { batchRoutes } from '../../../contract/generation/batches.ts';
import type { idParams, Route } from '../../../contract/platform/route.ts';
import { pageQueries } from '../../pages/pages/page-queries.ts';
import { call } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { announce } from '../../platform/ui/announce.ts';
import { likenessQueries } from '../likeness/likeness-queries.ts';
import { isNoindexChosen } from '../likeness/noindex-choice.tsx';
import { outsidePagesQuery } from '../outside-pages/outside-pages-queries.ts';
import { substanceQuery } from '../substance/substance-query.ts';
import { batchQueries } from './batch-queries.ts';

type BatchStep = Route<typeof idParams, z.ZodUndefined, z.ZodUndefined, typeof batchRoutes.read.reply>;

export const batchWrites = {
  /** With a reason it is approved although its pages are too alike, or lie outside. */
  approve: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({
        id,
        reason,
        leaveOut = false,
        generate = false,
      }: Pick<Batch, 'id'> & { reason?: string; leaveOut?: boolean; generate?: boolean }) =>
        call(batchRoutes.approve, {
          params: { id },
          body: {
            ...(reason ? { overrule: { reason } } : {}),
            ...(isNoindexChosen(client, id) ? { noindex_alike: true } : {}),
            ...(leaveOut ? { leave_out: true } : {}),
            ...(generate ? { generate } : {}),
          },
        }),
      meta: { failure: 'Failed to approve batch. Please try again.' },
      onSuccess: (batch, { reason, leaveOut }) => {
        if (reason) announce('Batch approved by overrule');
        else if (leaveOut) announce('Batch approved without these pages');
        rememberReply(client, batch);
        void client.invalidateQueries({ queryKey: outsidePagesQuery(batch.id).queryKey });
        void client.invalidateQueries({ queryKey: substanceQuery(batch.id).queryKey });
        return client.invalidateQueries({ queryKey: likenessQueries.one(batch.id).queryKey });
      },
      onError: (_error, { id }) => {
        void client.invalidateQueries({ queryKey: likenessQueries.one(id).queryKey });
        void client.invalidateQueries({ queryKey: outsidePagesQuery(id).queryKey });
        void client.invalidateQueries({ queryKey: substanceQuery(id).queryKey });
        return client.invalidateQueries({ queryKey: batchQueries.one(id).queryKey });
      },
    }),
  /** Approves first, where the gate lets it. */
  approveAndGenerate: (client: QueryClient) =>
    mutationOptions({
      mutationFn: async ({ id }: Pick<Batch, 'id'>) => {
        const { refused } = await call(batchRoutes.bulk, { body: { action: 'generate', ids: [id] } });
        if (refused[0]) throw new ApiError('conflict', refused[0].message);
      },
      meta: { failure: 'Failed to start batch generation. Please try again.' },
      onSettled: () => client.invalidateQueries({ queryKey: batchQueries.all }),
    }),
  generate: (client: QueryClient) =>
    step(client, batchRoutes.generate, 'Failed to start batch generation. Please try again.'),
  cancel: (client: QueryClient) => step(client, batchRoutes.cancel, 'Failed to cancel batch'),
  retry: (client: QueryClient) => step(client, batchRoutes.retry, 'Failed to retry batch'),
  resume: (client: QueryClient) => step(client, batchRoutes.resume, 'Failed to resume batch'),

  revert: (client: QueryClient) => step(client, batchRoutes.revert, 'Failed to revert batch'),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id, pages }: Pick<Batch, 'id'> & { pages: DeletedPages }) =>
        call(batchRoutes.remove, { params: { id }, query: { pages } }),
      meta: { failure: 'Failed to delete batch. Please try again.' },
      // Here and not by the caller: the row that asked is gone from the list before its own callback would run.
      onSuccess: (_nothing, { id, pages }) => {
        announce(deletedLabel(pages));
        if (pages === 'keep') client.removeQueries({ queryKey: batchQueries.one(id).queryKey });
        return client.invalidateQueries({ queryKey: [...batchQueries.all, 'list'] });
      },
    }),
};

/** Message for a deletion that has started. */
const deletedLabel = (pages: DeletedPages) =>
  pages === 'keep' ? 'Batch deleted' : 'Reverting its pages; then the batch is deleted';

function step(client: QueryClient, route: BatchStep, failure: string) {
  return mutationOptions({
    mutationFn: (batch: Pick<Batch, 'id'>) => call(route, { params: { id: batch.id } }),
    meta: { failure },
    onSuccess: batch => rememberReply(client, batch),
    // An error usually means that the batch changed state, so refetch it.
    onError: (_error, { id }) => client.invalidateQueries({ queryKey: batchQueries.one(id).queryKey }),
  });
}

/** A small batch may be done, and its screen told so, before the answer arrives that it was begun: that says nothing new. */
function rememberReply(client: QueryClient, batch: Batch) {
  const known = client.getQueryData(batchQueries.one(batch.id).queryKey);
  if (!known || known.updated_at <= batch.updated_at) rememberBatch(client, batch);
}

/** Puts a newer reading of a batch wherever the batch is shown. */
export function rememberBatch(client: QueryClient, batch: Batch) {
  const before = client.getQueryData(batchQueries.one(batch.id).queryKey);
  // A planned batch changes with its template, and with it the similarity forecast.
  if (batch.status === 'planning' && batch.is_planned)
    void client.invalidateQueries({ queryKey: likenessQueries.one(batch.id).queryKey, exact: true });
  client.setQueryData(batchQueries.one(batch.id).queryKey, batch);
  if (
    before?.status === batch.status &&
    before.is_planned === batch.is_planned &&
    before.is_reverting === batch.is_reverting
  )
    return;
  void client.invalidateQueries({ queryKey: [...batchQueries.all, 'list'] });
  void client.invalidateQueries({ queryKey: [...batchQueries.all, 'preview', batch.id] });
  if (batch.status === 'completed' || batch.reverted_at)
    void client.invalidateQueries({ queryKey: pageQueries.all });
}
