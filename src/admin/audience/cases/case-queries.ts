import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  type Case,
  caseRoutes,
  largestCasePhoto,
  type PhotoMoment,
} from '../../../contract/audience/cases.ts';
import { call, upload } from '../../platform/api.ts';
import { ApiError } from '../../platform/api-error.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { announce } from '../../platform/ui/announce.ts';
import type { CaseValues } from './case-draft.ts';
import { inputOf } from './case-draft.ts';

export type CaseQuery = z.input<typeof caseRoutes.list.query>;

export const caseQueries = {
  list: (query: CaseQuery) => listQuery(['cases', 'list', query], caseRoutes.list, { query }),

  one: (id: string) => readQuery(['cases', 'one', id], caseRoutes.read, { params: { id } }),
};

const keep = (client: QueryClient, changed: Case) => {
  client.setQueryData(caseQueries.one(changed.id).queryKey, changed);
  void client.invalidateQueries({ queryKey: ['cases', 'list'] });
};

export const caseWrites = {
  save: (client: QueryClient, stored: Case | null) =>
    mutationOptions({
      mutationFn: ({ values, is_another_job }: { values: CaseValues; is_another_job: boolean }) => {
        const input = { ...inputOf(values), is_another_job };
        return stored
          ? call(caseRoutes.update, {
              params: { id: stored.id },
              body: { ...input, based_on: stored.revision },
            })
          : call(caseRoutes.create, { body: input });
      },
      meta: { quiet: true },
      onSuccess: saved => {
        // A new one is not finished before its photos are there.
        if (stored) announce('Finished work saved');
        keep(client, saved);
      },
    }),

  addPhoto: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id, moment, file }: { id: string; moment: PhotoMoment; file: File }) => {
        if (file.size > largestCasePhoto)
          throw new ApiError('invalid', 'This file is larger than 20 MB. Choose a smaller one.');
        return upload(caseRoutes.addPhoto, { params: { id }, query: { moment }, file });
      },
      meta: { quiet: true },
      onSuccess: saved => keep(client, saved),
    }),

  removePhoto: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (params: { id: string; photo: string }) => call(caseRoutes.removePhoto, { params }),
      meta: { failure: 'The photo could not be deleted' },
      onSuccess: saved => {
        announce('Photo deleted');
        keep(client, saved);
      },
    }),

  publish: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(caseRoutes.publish, { params: { id } }),
      meta: { quiet: true },
      onSuccess: saved => {
        announce('Published. Pages show it now.');
        keep(client, saved);
      },
    }),

  withdraw: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(caseRoutes.withdraw, { params: { id } }),
      meta: { failure: 'The case could not be withdrawn' },
      onSuccess: saved => {
        announce('Withdrawn. No page shows it.');
        keep(client, saved);
      },
    }),

  link: () =>
    mutationOptions({
      mutationFn: ({ id, email }: { id: string; email?: string }) =>
        call(caseRoutes.consentLink, { params: { id }, body: email === undefined ? {} : { email } }),
      meta: { quiet: true },
    }),

  remove: (client: QueryClient) =>
    mutationOptions({
      mutationFn: (id: string) => call(caseRoutes.remove, { params: { id } }),
      meta: { failure: 'The case could not be deleted' },
      onSuccess: () => client.invalidateQueries({ queryKey: ['cases', 'list'] }),
    }),
};
