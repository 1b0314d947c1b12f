import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type Page, type PageRow, pageRoutes } from '../../../contract/pages/pages.ts';
import { call } from '../../platform/api.ts';
import { announce } from '../../platform/ui/announce.ts';
import { type PageChanges, pageQueries } from './page-queries.ts';

export const pageWrites = {
  setStatus: (client: QueryClient) =>
    mutationOptions({
      mutationFn: ({ id, status }: Pick<PageRow, 'id' | 'status'>) =>
        call(pageRoutes.update, { params: { id }, body: { status } }),
      meta: { failure: 'Error updating page status' },
      onSuccess: page => announce(statusSentence(page)),
      onSettled: () => client.invalidateQueries({ queryKey: pageQueries.all }),
    }),

  /** Overrides of a page revision. The screen shows errors at their fields. */
  edit: (client: QueryClient, id: string) =>
    mutationOptions({
      mutationFn: (overrides: PageChanges & { revision: string }) =>
        call(pageRoutes.update, { params: { id }, body: { overrides } }),
      meta: { quiet: true },
      onSuccess: page => {
        client.setQueryData(pageQueries.one(id).queryKey, page);
        void client.invalidateQueries({ queryKey: ['pages', 'list'] });
        void client.invalidateQueries({ queryKey: ['pages', 'report'] });
        void client.invalidateQueries({ queryKey: ['page-moves'] });
      },
    }),

  /** The form itself shows a refusal beside the field. */
  rename: (client: QueryClient, id: string) =>
    mutationOptions({
      mutationFn: (slug: string) => call(pageRoutes.update, { params: { id }, body: { slug } }),
      meta: { quiet: true },
      onSuccess: page => {
        client.setQueryData(pageQueries.one(id).queryKey, page);
        void client.invalidateQueries({ queryKey: ['pages', 'list'] });
        void client.invalidateQueries({ queryKey: ['pages', 'report'] });
        void client.invalidateQueries({ queryKey: ['redirects'] });
      },
    }),
};

/** Its new status, and where its address leads. */
function statusSentence({ status, slug, redirects_to }: Page): string {
  const sentence = `Page is ${status === 'draft' ? 'a draft' : status} now`;
  if (redirects_to === null) return sentence;
  return status === 'published'
    ? `${sentence}, but a redirect made by hand leads /${slug}/ to ${redirects_to}`
    : `${sentence}. /${slug}/ leads to ${redirects_to}`;
}
