import type { z } from 'zod';
import { pageReportRoutes } from '../../../contract/pages/page-reports.ts';
import { pageRoutes } from '../../../contract/pages/pages.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';

export type PageChanges = z.input<typeof pageRoutes.preview.body>;
type PageFilter = z.input<typeof pageRoutes.list.query>;

export const pageQueries = {
  all: ['pages'] as const,

  list: (filter: PageFilter) => listQuery(['pages', 'list', filter], pageRoutes.list, { query: filter }),

  one: (id: string) => readQuery(['pages', 'one', id], pageRoutes.read, { params: { id } }),

  /** Everything known of one page. */
  report: (id: string) => readQuery(['pages', 'report', id], pageReportRoutes.read, { params: { id } }),

  /** Preview with unsaved changes. Not cached. */
  preview: (id: string, revision: string, changes: PageChanges) =>
    listQuery(['pages', 'preview', id, revision, changes], pageRoutes.preview, {
      params: { id },
      body: changes,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),

  counts: () => readQuery(['pages', 'counts'], pageRoutes.counts),
};
