import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type PageStatus, pageStatusSchema } from '../../../contract/pages/page-filter.ts';
import { type Page, type PageRow, pageRoutes } from '../../../contract/pages/pages.ts';
import { optionsOf } from '../../platform/ui/options.ts';
import { write } from '../../platform/write.ts';
import { pageKeys } from './page-keys.ts';

const statusLabels: Record<PageStatus, string> = {
  published: 'Published',
  draft: 'Draft',
  archived: 'Archived',
};

export const pageStatusOptions = optionsOf(statusLabels);

/** A page's status, saved on selection; an error restores the old one. */
export function PageStatusSelect({ page }: { page: PageRow }) {
  const setStatus = useMutation(
    write(pageRoutes.update, {
      failure: 'Error updating page status',
      done: statusSentence,
      changes: pageKeys,
    }),
  );
  const shown = (setStatus.isPending && setStatus.variables.body?.status) || page.status;
  return (
    <NativeSelect
      w={108}
      size="xs"
      aria-label={`Status of ${page.title}`}
      value={shown}
      disabled={setStatus.isPending}
      data={pageStatusOptions}
      onChange={event =>
        setStatus.mutate({
          params: { id: page.id },
          body: { status: pageStatusSchema.parse(event.currentTarget.value) },
        })
      }
    />
  );
}

/** Names the page's new status, and the redirect of its address. */
function statusSentence({ status, slug, redirects_to }: Page): string {
  const sentence = `Page is ${status === 'draft' ? 'a draft' : status} now`;
  if (redirects_to === null) return sentence;
  return status === 'published'
    ? `${sentence}, but a redirect made by hand leads /${slug}/ to ${redirects_to}`
    : `${sentence}. /${slug}/ leads to ${redirects_to}`;
}
