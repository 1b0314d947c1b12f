import { NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pageStatusSchema } from '../../contract/page-filter.ts';
import type { PageRow } from '../../contract/pages.ts';
import { announce } from '../ui/announce.ts';
import { pageWrites } from './page-writes.ts';

const options = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'archived', label: 'Archived' },
];

/** A page's status, saved the moment it is chosen; a refusal puts the old one back. */
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
        setStatus.mutate({ id: page.id, status }, { onSuccess: () => announce(`Page is ${status} now`) });
      }}
    />
  );
}
