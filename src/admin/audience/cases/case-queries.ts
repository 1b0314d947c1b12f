import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  type Case,
  caseRoutes,
  largestCasePhoto,
  type PhotoStage,
} from '../../../contract/audience/cases.ts';
import { call, ofAtMost, upload } from '../../platform/api.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { write } from '../../platform/write.ts';
import type { CaseValues } from './case-draft.ts';
import { inputOf } from './case-draft.ts';

type CaseQuery = z.input<typeof caseRoutes.list.query>;

export const caseQueries = {
  list: (query: CaseQuery) => listQuery(['cases', 'list', query], caseRoutes.list, { query }),

  one: (id: string) => readQuery(['cases', 'one', id], caseRoutes.read, { params: { id } }),
};

function remember(client: QueryClient, changed: Case): void {
  client.setQueryData(caseQueries.one(changed.id).queryKey, changed);
  void client.invalidateQueries({ queryKey: ['cases', 'list'] });
}

interface CaseSaving {
  values: CaseValues;
  /** The stored case when the fields were filled; null: a new case. */
  over: Pick<Case, 'id' | 'revision'> | null;
  is_another_job: boolean;
}

export const caseWrites = {
  save: write({
    mutationFn: ({ values, over, is_another_job }: CaseSaving) => {
      const input = { ...inputOf(values), is_another_job };
      return over
        ? call(caseRoutes.update, { params: { id: over.id }, body: { ...input, based_on: over.revision } })
        : call(caseRoutes.create, { body: input });
    },
    silentFailure: true,
    // A new one is not finished before its photos are there.
    done: (_saved, { over }) => (over ? 'Finished work saved' : undefined),
    remember,
  }),

  addPhoto: write({
    mutationFn: async ({ id, stage, file }: { id: string; stage: PhotoStage; file: File }) =>
      upload(caseRoutes.addPhoto, {
        params: { id },
        query: { stage },
        file: ofAtMost(largestCasePhoto, file),
      }),
    silentFailure: true,
    remember,
  }),

  removePhoto: write({
    mutationFn: (params: { id: string; photo: string }) => call(caseRoutes.removePhoto, { params }),
    failure: 'The photo could not be deleted',
    done: 'Photo deleted',
    remember,
  }),

  publish: write({
    mutationFn: (id: string) => call(caseRoutes.publish, { params: { id } }),
    silentFailure: true,
    done: 'Published. Pages show it now.',
    remember,
  }),

  withdraw: write({
    mutationFn: (id: string) => call(caseRoutes.withdraw, { params: { id } }),
    failure: 'The case could not be withdrawn',
    done: 'Withdrawn. No page shows it.',
    remember,
  }),

  link: write({
    mutationFn: ({ id, email }: { id: string; email: string | undefined }) =>
      call(caseRoutes.consentLink, { params: { id }, body: { email } }),
    done: ({ is_sent }) => (is_sent ? 'Link sent' : 'Link ready. Copy it.'),
    silentFailure: true,
  }),

  remove: write({
    mutationFn: (id: string) => call(caseRoutes.remove, { params: { id } }),
    failure: 'The case could not be deleted',
    done: 'Finished work deleted',
    changes: [['cases', 'list']],
  }),
};
