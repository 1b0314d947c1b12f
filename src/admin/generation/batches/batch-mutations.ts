import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import { type Batch, batchRoutes } from '../../../contract/generation/batches.ts';
import { checkRoutes, type Overrule } from '../../../contract/generation/checks.ts';
import { likenessRoutes } from '../../../contract/generation/likeness.ts';
import { localQuestionRoutes } from '../../../contract/generation/local-questions.ts';
import { publishingScheduleRoutes } from '../../../contract/generation/publishing-schedules.ts';
import { substanceRoutes } from '../../../contract/generation/substance.ts';
import type { idParams, Route } from '../../../contract/platform/route.ts';
import { pageKeys } from '../../pages/pages/page-keys.ts';
import { call } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { keyOf, nounKey, readAgain } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';
import { isNoindexChosen } from '../likeness/noindex-choice.tsx';
import { readPaceDraft, setPaceDraft } from '../publishing-schedules/pace-draft.ts';
import { batchKeys, batchListKeys } from './batch-queries.ts';

type BatchStep = Route<typeof idParams, z.ZodUndefined, z.ZodUndefined, typeof batchRoutes.read.reply>;

export const batchMutations = {
  /** With a reason it is approved despite the blockers that the reason is about. */
  approve: write({
    mutationFn: (
      {
        id,
        overrule,
        leaveOut,
        generate,
      }: Pick<Batch, 'id'> & { overrule?: Overrule; leaveOut?: boolean; generate?: boolean },
      { client },
    ) =>
      call(batchRoutes.approve, {
        params: { id },
        body: {
          overrule,
          noindex_alike: isNoindexChosen(client, id) || undefined,
          leave_out: leaveOut,
          pace: readPaceDraft(client, id)?.pace ?? undefined,
          generate,
        },
      }),
    failure: 'Failed to approve batch. Please try again.',
    done: (_batch, { overrule, leaveOut }) =>
      leaveOut ? 'Batch approved without these pages' : overrule ? 'Batch approved by overrule' : undefined,
    remember: rememberPaced,
    changes: ({ id }, error) => [
      nounKey(publishingScheduleRoutes.list),
      keyOf(likenessRoutes.read, { params: { id } }),
      keyOf(checkRoutes.read, { params: { id } }),
      keyOf(substanceRoutes.read, { params: { id } }),
      ...readAfterError(id, error),
    ],
  }),
  /** Approves first, where the gate lets it. */
  approveAndGenerate: write({
    mutationFn: async ({ id }: Pick<Batch, 'id'>) => {
      const { refused } = await call(batchRoutes.bulk, { body: { action: 'generate', ids: [id] } });
      if (refused[0]) throw new ApiError('conflict', refused[0].message);
    },
    failure: 'Failed to start batch generation. Please try again.',
    changes: batchKeys,
  }),
  generate: write({
    mutationFn: ({ id }: Pick<Batch, 'id'>, { client }) =>
      call(batchRoutes.generate, {
        params: { id },
        body: { pace: readPaceDraft(client, id)?.pace ?? undefined },
      }),
    failure: 'Failed to start batch generation. Please try again.',
    remember: rememberPaced,
    changes: ({ id }, error) => [nounKey(publishingScheduleRoutes.list), ...readAfterError(id, error)],
  }),
  cancel: step(batchRoutes.cancel, 'Failed to cancel batch', 'Batch cancelled'),
  retry: step(batchRoutes.retry, 'Failed to retry batch'),
  resume: step(batchRoutes.resume, 'Failed to resume batch'),

  revert: step(batchRoutes.revert, 'Failed to revert batch'),

  addCountyPages: write(batchRoutes.addCountyPages, {
    failure: 'The pages of counties could not be added.',
    done: 'The batch is planned again, with pages of counties',
    remember: rememberReply,
    changes: ({ params }) => plannedKeys(params.id),
  }),
  removeCountyPages: write(batchRoutes.removeCountyPages, {
    failure: 'The pages of towns could not be put back.',
    done: 'The batch is planned again, with the pages of towns',
    remember: rememberReply,
    changes: ({ params }) => plannedKeys(params.id),
  }),

  remove: write(batchRoutes.remove, {
    failure: 'Failed to delete batch. Please try again.',
    done: (_nothing, { query }) =>
      query?.pages === 'keep' ? 'Batch deleted' : 'Reverting its pages; then the batch is deleted',
    remember: (client, _nothing, { params, query }) => {
      if (query?.pages === 'keep') client.removeQueries({ queryKey: keyOf(batchRoutes.read, { params }) });
    },
    changes: batchListKeys,
  }),
};

function step(route: BatchStep, failure: string, done?: string) {
  return write(route, {
    failure,
    ...(done ? { done } : {}),
    remember: rememberReply,
    changes: ({ params }, error) => readAfterError(params.id, error),
  });
}

/** What follows from the plan of a batch. */
function plannedKeys(id: string): QueryKey[] {
  const params = { id };
  return [
    keyOf(batchRoutes.read, { params }),
    keyOf(batchRoutes.preview, { params }),
    keyOf(batchRoutes.plans, { params }),
    keyOf(checkRoutes.read, { params }),
    keyOf(checkRoutes.names, { params }),
    keyOf(likenessRoutes.read, { params }),
    keyOf(substanceRoutes.read, { params }),
    nounKey(localQuestionRoutes.list),
  ];
}

/** An error usually means that the batch changed state. */
function readAfterError(id: string, error: Error | null): QueryKey[] {
  return error ? [keyOf(batchRoutes.read, { params: { id } })] : [];
}

/**
 * A small batch may be done, and its screen updated, before the answer to its start arrives: that answer is outdated.
 */
function rememberReply(client: QueryClient, batch: Batch) {
  const known = client.getQueryData(keyOf(batchRoutes.read, { params: { id: batch.id } }));
  if (!known || known.updated_at <= batch.updated_at) rememberBatch(client, batch);
}

/** The server has the pace now, too. */
function rememberPaced(client: QueryClient, batch: Batch) {
  setPaceDraft(client, batch.id, null);
  rememberReply(client, batch);
}

/** Puts a newer reading of a batch wherever the batch is shown. */
export function rememberBatch(client: QueryClient, batch: Batch) {
  const before = client.getQueryData(keyOf(batchRoutes.read, { params: { id: batch.id } }));
  // A planned batch changes with its template, and with it the similarity forecast.
  if (batch.status === 'planning' && batch.is_planned)
    void client.invalidateQueries({ queryKey: keyOf(likenessRoutes.read, { params: { id: batch.id } }) });
  client.setQueryData(keyOf(batchRoutes.read, { params: { id: batch.id } }), batch);
  if (
    before?.status === batch.status &&
    before.is_planned === batch.is_planned &&
    before.is_reverting === batch.is_reverting
  )
    return;
  const stale = [
    ...batchListKeys,
    keyOf(batchRoutes.preview, { params: { id: batch.id } }),
    ...(batch.status === 'completed' || batch.reverted_at ? pageKeys : []),
  ];
  void readAgain(client, stale);
}
