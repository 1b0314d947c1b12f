import { NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pageStatusSchema } from '../../../contract/pages/page-filter.ts';
import type { Page, PageRow } from '../../../contract/pages/pages.ts';
import { announce } from '../../platform/ui/announce.ts';
import { pageWrites } from './page-writes.ts';

const options = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'archived', label: 'Archived' },
];

/** A page's status, saved on selection; an error restores the old one. */
export function PageStatusSelect({ page }: { page: PageRow }) {
  const setStatus = useMutation(pageWrites.setStatus(useQueryClient()));
  const shown = setStatus.isPending ? setStatus.variables.status : page.status;
  return (
    <NativeSelect
      w={108}
      size="xs"
      aria-label={`Status of ${page.title}`}
      value={shown}
      disabled={setStatus.isPending}
      data={options}
      onChange={event => {
        const status = pageStatusSchema.parse(event.currentTarget.value);
        setStatus.mutate({ id: page.id, status }, { onSuccess: changed => announce(sentence(changed)) });
      }}
    />
  );
}

/** What it is now, and where visitors of its address are led. */
function sentence({ status, slug, redirects_to }: Page): string {
  if (redirects_to === null) return `Page is ${status} now`;
  return status === 'published'
    ? `Page is published now, but a redirect made by hand leads /${slug}/ to ${redirects_to}`
    : `Page is ${status} now. /${slug}/ leads to ${redirects_to}`;
}
