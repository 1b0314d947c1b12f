import type { z } from 'zod';
import { type ImportReport, type Redirect, redirectRoutes } from '../../../contract/pages/redirects.ts';
import { call, download } from '../../platform/api.ts';
import { importWrite } from '../../platform/import-write.ts';
import { listQuery, readQuery } from '../../platform/read-query.ts';
import { counted } from '../../platform/ui/count.ts';
import { write } from '../../platform/write.ts';
import { announceRedirect } from './announce-redirect.ts';

type RedirectFilter = z.input<typeof redirectRoutes.list.query>;
export type RedirectDraft = Omit<z.output<typeof redirectRoutes.update.body>, 'updated_at'>;

/** Missing addresses shown at once. */
export const maxMissing = 100;

export const redirectQueries = {
  all: ['redirects'] as const,

  list: (filter: RedirectFilter) =>
    listQuery(['redirects', 'list', filter], redirectRoutes.list, { query: filter }),

  missing: () =>
    readQuery(['redirects', 'missing'], redirectRoutes.notFound, { query: { per_page: maxMissing } }),
};

export const redirectWrites = {
  save: write({ mutationFn: save, silentFailure: true, changes: [redirectQueries.all] }),

  toggle: write({
    mutationFn: (redirect: Redirect) =>
      save({ values: { ...draftOf(redirect), is_active: !redirect.is_active }, over: redirect }),
    failure: 'The redirect could not be switched',
    done: announceRedirect,
    changes: [redirectQueries.all],
  }),

  remove: write({
    mutationFn: ({ id }: Pick<Redirect, 'id'>) => call(redirectRoutes.remove, { params: { id } }),
    failure: 'The redirect could not be deleted',
    done: 'Redirect deleted',
    changes: [redirectQueries.all],
  }),

  importCsv: importWrite({
    send: async body => {
      const report = await call(redirectRoutes.import, { body });
      return { ...report, warnings: warningsOf(report.counts) };
    },
    nameOf: ({ source_path }) => source_path,
    changes: [redirectQueries.all],
  }),

  /** Every row's verdict as a file to keep. */
  keepVerdicts: write({
    mutationFn: (csv: string) =>
      download(redirectRoutes.judge, { body: { csv }, name: 'redirect-verdicts.csv' }),
    failure: 'The checks could not be read',
  }),

  /** A missing address leads to a page from now on, and is off the list. */
  lead: write({
    mutationFn: async ({ path, to }: { path: string; to: string }) => {
      const answer = await call(redirectRoutes.create, {
        body: { source_path: path, destination_path: to },
      });
      await call(redirectRoutes.forget, { body: { path } });
      return answer;
    },
    failure: 'The redirect could not be added',
    done: announceRedirect,
    changes: [redirectQueries.all],
  }),

  forget: write({
    mutationFn: (path: string) => call(redirectRoutes.forget, { body: { path } }),
    failure: 'The address could not be removed from the list',
    changes: [redirectQueries.all],
  }),
};

function save({ values, over }: { values: RedirectDraft; over: Redirect | null }) {
  if (!over) return call(redirectRoutes.create, { body: values });
  const body = { ...values, updated_at: over.updated_at };
  return call(redirectRoutes.update, { params: { id: over.id }, body });
}

/** The fields of a redirect that people write: its intended destination, not the final one. */
export function draftOf(redirect: Redirect): RedirectDraft {
  const { source_path, destination_path, written_path } = redirect;
  const { redirect_type, is_prefix, is_active, description } = redirect;
  return {
    source_path,
    destination_path: written_path ?? destination_path,
    redirect_type,
    is_prefix,
    is_active,
    description,
  };
}

const warningsOf = ({ hides_page, leads_nowhere }: ImportReport['counts']) => [
  ...(hides_page > 0 ? [`${counted(hides_page, 'row hides', 'rows hide')} a live page.`] : []),
  ...(leads_nowhere > 0
    ? [`${counted(leads_nowhere, 'row redirects', 'rows redirect')} to a missing address.`]
    : []),
];
