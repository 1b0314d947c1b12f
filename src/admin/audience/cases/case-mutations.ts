import type { QueryClient } from '@tanstack/react-query';
import {
  type Case,
  caseRoutes,
  largestCasePhoto,
  type PhotoStage,
} from '../../../contract/audience/cases.ts';
import { call, ofAtMost, upload } from '../../platform/api.ts';
import { keyOf } from '../../platform/route-key.ts';
import { write } from '../../platform/write.ts';
import { type CaseValues, inputOf } from './case-draft.ts';

function remember(client: QueryClient, changed: Case): void {
  client.setQueryData(keyOf(caseRoutes.read, { params: { id: changed.id } }), changed);
}

/** The case itself is remembered. */
const changes = [keyOf(caseRoutes.list)];

interface CaseSaving {
  values: CaseValues;
  /** The stored case when the fields were filled; null: a new case. */
  over: Pick<Case, 'id' | 'revision'> | null;
  is_another_job: boolean;
}

export const caseMutations = {
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
    changes,
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
    changes,
  }),

  removePhoto: write(caseRoutes.removePhoto, {
    failure: 'The photo could not be deleted',
    done: 'Photo deleted',
    remember,
    changes,
  }),

  publish: write(caseRoutes.publish, {
    silentFailure: true,
    done: 'Published. Pages show it now.',
    remember,
    changes,
  }),

  withdraw: write(caseRoutes.withdraw, {
    failure: 'The case could not be withdrawn',
    done: 'Withdrawn. No page shows it.',
    remember,
    changes,
  }),
};
