import type { QueryClient } from '@tanstack/react-query';
import { type Page, type PageRow, pageRoutes } from '../../../contract/pages/pages.ts';
import { call } from '../../platform/api.ts';
import { write } from '../../platform/write.ts';
import { type PageChanges, pageQueries } from './page-queries.ts';

export const pageWrites = {
  setStatus: write({
    mutationFn: ({ id, status }: Pick<PageRow, 'id' | 'status'>) =>
      call(pageRoutes.update, { params: { id }, body: { status } }),
    failure: 'Error updating page status',
    done: statusSentence,
    changes: [pageQueries.all],
  }),

  /** Overrides of a page revision. The screen shows errors at their fields. */
  edit: (id: string) =>
    write({
      mutationFn: (overrides: PageChanges & { revision: string }) =>
        call(pageRoutes.update, { params: { id }, body: { overrides } }),
      done: ({ status }: Page) =>
        status === 'published'
          ? 'Page saved. Visitors see it now.'
          : `Page saved. It is ${status === 'draft' ? 'a draft' : 'archived'}: visitors don’t see it.`,
      silentFailure: true,
      remember,
      changes: [['pages', 'list'], ['pages', 'report'], ['page-moves']],
    }),

  /** The form itself shows a refusal beside the field. */
  rename: (id: string) =>
    write({
      mutationFn: (slug: string) => call(pageRoutes.update, { params: { id }, body: { slug } }),
      silentFailure: true,
      remember,
      changes: [['pages', 'list'], ['pages', 'report'], ['redirects']],
    }),
};

function remember(client: QueryClient, page: Page): void {
  client.setQueryData(pageQueries.one(page.id).queryKey, page);
}

/** Names the page's new status, and the redirect of its address. */
function statusSentence({ status, slug, redirects_to }: Page): string {
  const sentence = `Page is ${status === 'draft' ? 'a draft' : status} now`;
  if (redirects_to === null) return sentence;
  return status === 'published'
    ? `${sentence}, but a redirect made by hand leads /${slug}/ to ${redirects_to}`
    : `${sentence}. /${slug}/ leads to ${redirects_to}`;
}
