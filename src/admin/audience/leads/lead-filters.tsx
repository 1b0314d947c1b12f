import { Group } from '@mantine/core';
import { FilterSelect } from '../../platform/ui/filter-select.tsx';
import { optionsOf } from '../../platform/ui/options.ts';
import { SearchFilter } from '../../platform/ui/search-filter.tsx';
import { kindLabels, statusLabel } from './lead-labels.ts';

export function LeadFilters() {
  return (
    <Group gap="sm">
      <SearchFilter label="Search leads" placeholder="Name, phone, email, place or detail" />
      <FilterSelect name="status" label="Status" all="All statuses" options={optionsOf(statusLabel)} />
      <FilterSelect name="kind" label="Kind" all="All kinds" options={optionsOf(kindLabels)} />
    </Group>
  );
}
