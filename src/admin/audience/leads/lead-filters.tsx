import { Group } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import {
  type LeadKind,
  type LeadStatus,
  leadKindSchema,
  leadStatusSchema,
} from '../../../contract/audience/lead-filter.ts';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { SearchField } from '../../platform/ui/search-field.tsx';
import { kindLabels, statusLabel } from './lead-labels.ts';

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
      <FilterSelect
        label="Status"
        all="All statuses"
        options={leadStatusSchema.options.map(value => ({ value, label: statusLabel[value] }))}
        value={status}
        onChoose={value => set({ status: value })}
      />
      <FilterSelect
        label="Kind"
        all="All kinds"
        options={leadKindSchema.options.map(value => ({ value, label: kindLabels[value] }))}
        value={kind}
        onChoose={value => set({ kind: value })}
      />
    </Group>
  );
}
