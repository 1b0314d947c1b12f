import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { pageReportRoutes } from '../../../contract/pages/page-reports.ts';
import { pageRoutes } from '../../../contract/pages/pages.ts';
import { call } from '../../platform/api.ts';

export type PageChanges = z.input<typeof pageRoutes.preview.body>;
type PageFilter = z.input<typeof pageRoutes.list.query>;

/** Everything read about pages. */
export const pageQueries = {
  all: ['pages'] as const,

  list: (filter: PageFilter) =>
    queryOptions({
      queryKey: ['pages', 'list', filter],
      queryFn: ({ signal }) => call(pageRoutes.list, { query: filter, signal }),
      placeholderData: keepPreviousData,
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: ['pages', 'one', id],
      queryFn: ({ signal }) => call(pageRoutes.read, { params: { id }, signal }),
    }),

  /** Everything known of one page. */
  report: (id: string) =>
    queryOptions({
      queryKey: ['pages', 'report', id],
      queryFn: ({ signal }) => call(pageReportRoutes.read, { params: { id }, signal }),
    }),

  /** Preview with unsaved changes. Not cached. */
  preview: (id: string, revision: string, changes: PageChanges) =>
    queryOptions({
      queryKey: ['pages', 'preview', id, revision, changes],
      queryFn: ({ signal }) => call(pageRoutes.preview, { params: { id }, body: changes, signal }),
      placeholderData: keepPreviousData,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),

  counts: () =>
    queryOptions({
      queryKey: ['pages', 'counts'],
      queryFn: ({ signal }) => call(pageRoutes.counts, { signal }),
    }),
};
