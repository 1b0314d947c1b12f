import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type PageStatus, pageStatusSchema } from '../../../contract/pages/page-filter.ts';
import type { PageRow } from '../../../contract/pages/pages.ts';
import { optionsOf } from '../../platform/ui/options.ts';
import { pageWrites } from './page-writes.ts';

const statusLabels: Record<PageStatus, string> = {
  published: 'Published',
  draft: 'Draft',
  archived: 'Archived',
};

export const pageStatusOptions = optionsOf(statusLabels);

/** A page's status, saved on selection; an error restores the old one. */
export function PageStatusSelect({ page }: { page: PageRow }) {
  const setStatus = useMutation(pageWrites.setStatus);
  const shown = setStatus.isPending ? setStatus.variables.status : page.status;
  return (
    <NativeSelect
      w={108}
      size="xs"
      aria-label={`Status of ${page.title}`}
      value={shown}
      disabled={setStatus.isPending}
      data={pageStatusOptions}
      onChange={event =>
        setStatus.mutate({ id: page.id, status: pageStatusSchema.parse(event.currentTarget.value) })
      }
    />
  );
}
