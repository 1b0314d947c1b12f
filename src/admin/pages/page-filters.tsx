import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type PageStatus, pageStatusSchema } from '../../contract/page-filter.ts';
import { templateQueries } from '../templates/template-queries.ts';
import { SearchField } from '../ui/search-field.tsx';

const route = getRouteApi('/admin/pages');

const statuses: Record<PageStatus, string> = { published: 'Published', draft: 'Draft', archived: 'Archived' };

/** Search and filters, kept in the URL; a change starts the list from its beginning. */
export function PageFilters() {
  const { search, template_id, status } = route.useSearch();
  const navigate = route.useNavigate();
  const templates = useQuery(templateQueries.list()).data?.items ?? [];
  const set = (change: { search?: string; template_id?: string; status?: PageStatus | undefined }) =>
    void navigate({
      search: previous => clean({ ...previous, ...change, after: undefined }),
      replace: true,
    });
  return (
    <Group gap="sm">
      <SearchField
        label="Search pages"
        placeholder="Search title or slug"
        value={search ?? ''}
        onSearch={text => set({ search: text })}
      />
      <NativeSelect
        aria-label="Template"
        value={template_id ?? ''}
        onChange={event => set({ template_id: event.currentTarget.value })}
        data={[
          { value: '', label: 'All templates' },
          ...templates.map(template => ({ value: template.id, label: template.name })),
        ]}
        maw="14rem"
      />
      <NativeSelect
        aria-label="Status"
        value={status ?? ''}
        onChange={event => set({ status: pageStatusSchema.safeParse(event.currentTarget.value).data })}
        data={[
          { value: '', label: 'All statuses' },
          ...Object.entries(statuses).map(([value, label]) => ({ value, label })),
        ]}
      />
    </Group>
  );
}

/** Values that say nothing do not belong in an address. */
function clean<T extends Record<string, unknown>>(search: T) {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== '' && value !== undefined),
  ) as T;
}
