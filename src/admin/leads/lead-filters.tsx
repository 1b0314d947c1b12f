import { Group, NativeSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import {
  type LeadKind,
  type LeadStatus,
  leadKindSchema,
  leadStatusSchema,
} from '../../contract/lead-filter.ts';
import { SearchField } from '../ui/search-field.tsx';
import { kindWords, statusWords } from './lead-words.ts';

const route = getRouteApi('/admin/leads');

interface Change {
  search?: string | undefined;
  status?: LeadStatus | undefined;
  kind?: LeadKind | undefined;
}

/** Search and filters, kept in the URL; a change starts the list from its beginning. */
export function LeadFilters() {
  const { search, status, kind } = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: Change) =>
    void navigate({ search: previous => ({ ...previous, ...change, after: undefined }), replace: true });
  return (
    <Group gap="sm">
      <SearchField
        label="Search leads"
        placeholder="Name, phone, email, place or detail"
        value={search ?? ''}
        onSearch={text => set({ search: text || undefined })}
      />
      <NativeSelect
        aria-label="Status"
        value={status ?? ''}
        onChange={event => set({ status: leadStatusSchema.safeParse(event.currentTarget.value).data })}
        data={[
          { value: '', label: 'All statuses' },
          ...leadStatusSchema.options.map(value => ({ value, label: statusWords[value] })),
        ]}
      />
      <NativeSelect
        aria-label="Kind"
        value={kind ?? ''}
        onChange={event => set({ kind: leadKindSchema.safeParse(event.currentTarget.value).data })}
        data={[
          { value: '', label: 'All kinds' },
          ...leadKindSchema.options.map(value => ({ value, label: kindWords[value] })),
        ]}
      />
    </Group>
  );
}
