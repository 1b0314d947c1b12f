import { Group } from '@mantine/core';
import { leadKindSchema, leadStatusSchema } from '../../../contract/audience/lead-filter.ts';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { kindLabels, statusLabel } from './lead-labels.ts';

export function LeadFilters() {
  return (
    <Group gap="sm">
      <SearchFilter label="Search leads" placeholder="Name, phone, email, place or detail" />
      <FilterSelect
        name="status"
        label="Status"
        all="All statuses"
        options={leadStatusSchema.options.map(value => ({ value, label: statusLabel[value] }))}
      />
      <FilterSelect
        name="kind"
        label="Kind"
        all="All kinds"
        options={leadKindSchema.options.map(value => ({ value, label: kindLabels[value] }))}
      />
    </Group>
  );
}
