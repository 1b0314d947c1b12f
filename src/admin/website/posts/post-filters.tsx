import { Group } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { type PostStatus, postStatusSchema } from '../../../contract/website/post-filter.ts';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { SearchField } from '../../platform/ui/search-field.tsx';
import { statusLabel } from './post-labels.ts';

const route = getRouteApi('/admin/posts');

/** Search and status, kept in the URL; a change starts the list from its beginning. */
export function PostFilters() {
  const { search, status } = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: { search?: string | undefined; status?: PostStatus | undefined }) =>
    void navigate({ search: previous => ({ ...previous, ...change, after: undefined }), replace: true });
  return (
    <Group gap="sm">
      <SearchField
        label="Search posts"
        placeholder="Title, address, description or author"
        value={search ?? ''}
        onSearch={text => set({ search: text || undefined })}
      />
      <FilterSelect
        label="Status"
        all="All statuses"
        options={postStatusSchema.options.map(value => ({ value, label: statusLabel[value].word }))}
        value={status}
        onChoose={value => set({ status: value })}
      />
    </Group>
  );
}
